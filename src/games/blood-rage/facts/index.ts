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
export { isStrongest, questState, type QuestState } from './quests.ts';
export { strengthIn, strengthLinesIn, type StrengthLine } from './strength.ts';
export type * from './view.ts';
