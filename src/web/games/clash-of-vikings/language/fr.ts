export { dictionary } from '../../../../games/clash-of-vikings/text/dictionary.fr.ts';
export { fr as board } from '../words/fr.ts';
