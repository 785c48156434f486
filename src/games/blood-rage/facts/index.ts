/** What is known of the game before it begins; rules, words and page share it. */
export * from './asks.ts';
export * from './board.ts';
export * from './cards/card.ts';
export * from './cards/deck.ts';
export * from './cards/kinds.ts';
export * from './course.ts';
export * from './figures.ts';
export * from './options.ts';
export * from './stats.ts';
export { joinersOf, type Joiner } from './join.ts';
export { invadeCostOf, questBonusWith, upgradePrice } from './prices.ts';
export { isStrongest, questState, type QuestState } from './quests.ts';
export { standingIn, strengthIn, strengthLinesIn, totalOf, type Standing, type StrengthLine } from './strength.ts';
export type * from './view.ts';
