/** The words of Clash of Vikings. The page, which loads one language at a time, imports the files behind it. */
export * from '../facts/ids.ts';
export { vikingsText, vikingsWords } from './dictionaries.ts';
export type { Names } from './names.ts';
export type { Called, VikingsText } from './vikings-text.ts';
export type { Label, LogLine, VikingsWords } from './words.ts';
