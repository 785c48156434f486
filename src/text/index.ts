/** The words of Meadhall: the engine of sentences, and what every table says whatever is played at it. */
export * from './languages.ts';
export * from './numbers.ts';
export * from './nouns.ts';
export * as french from './french.ts';
export * from './persons.ts';
export * from './units.ts';
export * from './sentences.ts';
export * from './phrasebook.ts';
export * from './table-params.ts';
export * from './table.ts';
export * from './game-text.ts';
