/** The words of Clash of Rage. */
export { itemText, legendaryText, setupText, unitText, victoryText } from './bonuses.ts';
export type { Headed, Named, Names } from './names.ts';
export { rageText, type RageTable, type RageText } from './rage-text.ts';
export { rageWords, type Label, type LogLine, type RageWords } from './words.ts';
