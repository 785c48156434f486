/** Every verb, by the noun it is about. Verbs change the table and emit the event in one function; nobody writes the table elsewhere. */
export * from './battle.ts';
export * from './cards.ts';
export * from './course.ts';
export * from './figures.ts';
export * from './score.ts';
export type { SagaRun } from '../run.ts';
