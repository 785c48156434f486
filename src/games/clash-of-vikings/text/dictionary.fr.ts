import type { Dictionary } from './dictionary.ts';
import * as sentences from './fr.ts';
import { names } from './names.fr.ts';
import { nouns } from './nouns.fr.ts';
import { sentences as toMe } from './to-me.fr.ts';

export const dictionary: Dictionary<'fr'> = { language: 'fr', ...sentences, toMe, names, nouns };
