import { elides } from '../../../text/french.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
import type { CardFacts } from '../facts/index.ts';
import type { Dictionary } from './dictionary.ts';
import * as sentences from './fr.ts';
import { names } from './names.fr.ts';
import { nouns as own } from './nouns.fr.ts';
import { allNouns } from './nouns.ts';
import { sentences as toMe } from './to-me.fr.ts';
import { tellingMe } from './to-me.ts';

function ofCard(facts: CardFacts): Noun {
  const name = quote('fr', facts.fr.name);
  const muteH = facts.type === 'monster' && facts.fr.muteH === true;
  return { name, of: elides(facts.fr.name) || muteH ? `d’${name}` : `de ${name}` };
}

const nouns = allNouns(own, ofCard, (quest, age) => ({
  name: `${quest.name} ${age.of!}`,
  of: `${quest.of!} ${age.of!}`,
}));

export const dictionary: Dictionary<'fr'> = {
  language: 'fr',
  ...sentences,
  toMe: tellingMe(toMe, nouns, { name: 'vous', the: 'vous', The: 'Vous', to: 'à vous', of: 'de vous' }),
  names,
  nouns,
};
