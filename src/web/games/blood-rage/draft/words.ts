/** Words of the draft, and of the card kept at the end of an Age. */
import { dictionaryOf } from '../../../shared/words.ts';
import { languageFiles } from '../language.ts';
import { PARAMS } from './params.ts';

export const say = dictionaryOf(languageFiles.part('draft'), PARAMS);
