/** Everything a sentence of the saga can name, with its forms. */
import { elides } from '../../../text/french.ts';
import type { ByLanguage } from '../../../text/languages.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
import { CARDS, type CardFacts, type CardId, type FjordId, type ProvinceId } from '../facts/index.ts';
import { nouns as en } from './nouns.en.ts';
import { nouns as fr } from './nouns.fr.ts';
import type { OwnNouns } from './own-nouns.ts';

export type Nouns = OwnNouns & {
  /** Where figures stand on the board: provinces and fjords. */
  readonly place: Record<ProvinceId | FjordId, Noun>;
  /** A card's name in its quotation marks. */
  readonly card: Record<CardId, Noun>;
};

const byCard = (noun: (facts: CardFacts) => Noun): Record<CardId, Noun> =>
  Object.fromEntries(CARDS.map((facts) => [facts.id, noun(facts)])) as Record<CardId, Noun>;

function frenchCard(facts: CardFacts): Noun {
  const name = quote('fr', facts.fr.name);
  const muteH = facts.type === 'monster' && facts.fr.muteH === true;
  return { name, of: elides(facts.fr.name) || muteH ? `d’${name}` : `de ${name}` };
}

export const nouns: ByLanguage<Nouns> = {
  en: {
    ...en,
    place: { ...en.province, ...en.fjord },
    card: byCard((facts) => ({ name: quote('en', facts.en.name) })),
  },
  fr: { ...fr, place: { ...fr.province, ...fr.fjord }, card: byCard(frenchCard) },
};
