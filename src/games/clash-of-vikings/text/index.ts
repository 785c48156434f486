/** The words of Clash of Vikings. */
export * from '../facts/ids.ts';
export type { Names } from './names.ts';
export { vikingsText, type Called, type VikingsText } from './vikings-text.ts';
export { vikingsWords, type Label, type LogLine, type VikingsWords } from './words.ts';
