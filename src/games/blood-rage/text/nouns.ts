/** Everything a sentence of the saga can name, with its forms. */
import { elides } from '../../../text/french.ts';
import type { ByLanguage } from '../../../text/languages.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
import { CARD_IDS, type CardId, type FjordId, type ProvinceId } from '../facts/index.ts';
import { cards as cardsEn } from './cards.en.ts';
import { cards as cardsFr } from './cards.fr.ts';
import { nouns as en } from './nouns.en.ts';
import { nouns as fr } from './nouns.fr.ts';
import type { OwnNouns } from './own-nouns.ts';

export type Nouns = OwnNouns & {
  /** Where figures stand on the board: provinces and fjords. */
  readonly place: Record<ProvinceId | FjordId, Noun>;
  /** A card's name in its quotation marks. */
  readonly card: Record<CardId, Noun>;
};

const byCard = (noun: (card: CardId) => Noun): Record<CardId, Noun> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, noun(card)])) as Record<CardId, Noun>;

/** A name that elides although it begins with H. */
const MUTE_H: readonly CardId[] = ['wolfman'];

function frenchCard(card: CardId): Noun {
  const name = quote('fr', cardsFr[card].name);
  return { name, of: elides(cardsFr[card].name) || MUTE_H.includes(card) ? `d’${name}` : `de ${name}` };
}

export const nouns: ByLanguage<Nouns> = {
  en: {
    ...en,
    place: { ...en.province, ...en.fjord },
    card: byCard((card) => ({ name: quote('en', cardsEn[card].name) })),
  },
  fr: { ...fr, place: { ...fr.province, ...fr.fjord }, card: byCard(frenchCard) },
};
