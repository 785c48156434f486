/** Words of the draft, and of the card kept at the end of an Age. */
import { dictionary } from '../../../shared/words.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { PARAMS } from './words/params.ts';

export const say = dictionary(en, fr, PARAMS);
