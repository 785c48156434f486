export { dictionary } from '../../../../games/blood-rage/text/dictionary.en.ts';
export { en as board } from '../words/en.ts';
export { en as draft } from '../words/draft.en.ts';
