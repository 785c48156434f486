/** The cards by name and by code. Inside the rules, and in saved games, a kind of card is its code. */
import { codesOf, entriesByCode, namesByCode } from '../../../../kernel/codes.ts';
import type { CardFacts } from './card.ts';
import { CARD_LIST } from './list.ts';

type Entry = (typeof CARD_LIST)[number];
export type CardId = Entry['id'];
export type MonsterId = Extract<Entry, { readonly type: 'monster' }>['id'];
type Kind = CardFacts & { readonly id: CardId };

/** Every kind has every fact, if only as undefined: objects of one shape are read much faster than objects of thirty. */
const NO_FACTS: object = Object.fromEntries(CARD_LIST.flatMap(Object.keys).map((fact) => [fact, undefined]));
/** In the order of their codes. */
export const KINDS: readonly Kind[] = CARD_LIST.map((facts): Kind => ({ ...NO_FACTS, ...facts })).sort(
  (a, b) => a.code - b.code,
);

export const CARD_CODES = codesOf(KINDS) as { readonly [card in CardId]: number };
/** By code; a code without a card is a gap. */
export const CARD_IDS: readonly CardId[] = namesByCode(CARD_CODES);
const BY_CODE = entriesByCode(KINDS);
export const cardName = (code: number): CardId => CARD_IDS[code]!;
export const kindAt = (code: number): Kind => BY_CODE[code]!;
export const factsOfCard = (card: CardId): Kind => kindAt(CARD_CODES[card]);

const isMonster = (facts: Kind): facts is Kind & { readonly id: MonsterId } => facts.type === 'monster';
export const MONSTER_CARDS = KINDS.filter(isMonster);
export const isCardId = (name: string): name is CardId => Object.hasOwn(CARD_CODES, name);
