import { quote } from '../../../text/nouns.ts';
import type { Dictionary } from './dictionary.ts';
import * as sentences from './en.ts';
import { names } from './names.en.ts';
import { nouns as own } from './nouns.en.ts';
import { allNouns } from './nouns.ts';
import { sentences as toMe } from './to-me.en.ts';
import { tellingMe } from './to-me.ts';

const nouns = allNouns(
  own,
  ({ en }) => ({ name: quote('en', en.name) }),
  (quest, age) => ({ name: `${quest.name} of ${age.the!}` }),
);

export const dictionary: Dictionary<'en'> = {
  language: 'en',
  ...sentences,
  toMe: tellingMe(toMe, nouns, { name: 'you', the: 'you', The: 'You', to: 'to you', of: 'of you' }),
  names,
  nouns,
};
