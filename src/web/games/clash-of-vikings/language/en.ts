export { dictionary } from '../../../../games/clash-of-vikings/text/dictionary.en.ts';
export { en as board } from '../words/en.ts';
