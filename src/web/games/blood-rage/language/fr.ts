export { dictionary } from '../../../../games/blood-rage/text/dictionary.fr.ts';
export { fr as board } from '../words/fr.ts';
export { fr as draft } from '../words/draft.fr.ts';
