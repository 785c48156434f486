/** Text: the engine that builds sentences in each language, and the sentences that every table uses, whatever the game. */
export * from './languages.ts';
export * from './numbers.ts';
export * from './nouns.ts';
export * as french from './french.ts';
export * from './persons.ts';
export * from './units.ts';
export * from './sentences.ts';
export { paramsOf } from './template.ts';
export * from './phrasebook.ts';
export * from './table-params.ts';
export * from './table.ts';
export * from './game-text.ts';
