/** Words of the call to battle and the battle. */
import { dictionary } from '../../../shared/words.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { PARAMS } from './words/params.ts';

export const say = dictionary(en, fr, PARAMS);
