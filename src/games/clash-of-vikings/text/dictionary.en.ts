import type { Dictionary } from './dictionary.ts';
import * as sentences from './en.ts';
import { names } from './names.en.ts';
import { nouns } from './nouns.en.ts';
import { sentences as toMe } from './to-me.en.ts';

export const dictionary: Dictionary<'en'> = { language: 'en', ...sentences, toMe, names, nouns };
