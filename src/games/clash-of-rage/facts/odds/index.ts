export type { FightSide } from './army.ts';
export type { Choosing } from './fight-graph.ts';
export { fightSide, type Worn } from './fight-side.ts';
export { killChoices, type Kills, type Targets } from './kill-choices.ts';
export * from './odds.ts';
