/** The words in the language of the reader, for drawings that hold some. */
import { settings } from '../../../shared/settings.svelte.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TeachingWords } from './teaching-words.ts';

export const said = (): TeachingWords => (settings.language === 'fr' ? fr : en);
