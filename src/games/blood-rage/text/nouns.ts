/** Everything a sentence of the saga can name, with its forms. */
import type { ByLanguage } from '../../../text/languages.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
import {
  CARD_IDS,
  type CardId,
  type ClanId,
  type FigureId,
  type FjordId,
  type PhaseId,
  type ProvinceId,
  type RegionId,
  type RewardId,
  type StatId,
} from '../ids.ts';
import type { AgeId } from './ids.ts';
import type { Named } from './names.ts';
import { cards as cardsEn } from './cards.en.ts';
import { cards as cardsFr } from './cards.fr.ts';
import * as en from './nouns.en.ts';
import * as fr from './nouns.fr.ts';

/** By kind and id. An alias, not an interface: only an alias passes for the engine's general table of nouns. */
export type Nouns = OwnNouns & {
  /** Where figures stand on the board: provinces and fjords. */
  readonly place: Record<ProvinceId | FjordId, Noun>;
  /** A card's name in its quotation marks. */
  readonly card: Record<CardId, Noun>;
};

/** What each language writes down for itself. */
export type OwnNouns = {
  readonly clan: Record<ClanId, Noun>;
  readonly province: Record<ProvinceId, Noun>;
  readonly region: Record<RegionId, Noun>;
  readonly fjord: Record<FjordId, Noun>;
  readonly figure: Record<FigureId, Noun>;
  readonly stat: Record<StatId, Noun>;
  readonly reward: Record<RewardId, Noun>;
  readonly age: Record<AgeId, Noun>;
  readonly phase: Record<PhaseId, Noun>;
};

const quoted = (language: 'en' | 'fr', cards: Readonly<Record<CardId, Named>>): Record<CardId, Noun> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, { name: quote(language, cards[card].name) }])) as Record<
    CardId,
    Noun
  >;

export const nouns: ByLanguage<Nouns> = {
  en: { ...en.nouns, place: { ...en.nouns.province, ...en.nouns.fjord }, card: quoted('en', cardsEn) },
  fr: { ...fr.nouns, place: { ...fr.nouns.province, ...fr.nouns.fjord }, card: quoted('fr', cardsFr) },
};
