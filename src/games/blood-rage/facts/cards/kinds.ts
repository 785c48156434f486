/** The cards by name and by code. Inside the rules, and in saved games, a kind of card is its code. */
import { codesOf, entriesByCode, namesByCode } from '../../../../kernel/codes.ts';
import { codeLookup } from '../code-lookup.ts';
import type {
  BattleCard,
  CardType,
  ClanCard,
  LeaderCard,
  MonsterCard,
  QuestCard,
  ShipCard,
  WarriorCard,
} from './card.ts';
import { CARD_LIST } from './list.ts';

type Entry = (typeof CARD_LIST)[number];
export type CardId = Entry['id'];
export type MonsterId = Extract<Entry, { readonly type: 'monster' }>['id'];
export type QuestId = Extract<Entry, { readonly type: 'quest' }>['id'];

type Named<C, I = CardId> = C & { readonly id: I };
export type MonsterFacts = Named<MonsterCard, MonsterId>;
export type LeaderFacts = Named<LeaderCard>;
export type WarriorFacts = Named<WarriorCard>;
export type ShipFacts = Named<ShipCard>;
type ClanFacts = Named<ClanCard>;
export type QuestFacts = Named<QuestCard, QuestId>;
export type BattleFacts = Named<BattleCard>;
export type UpgradeFacts = MonsterFacts | LeaderFacts | WarriorFacts | ShipFacts | ClanFacts;
export type CardFacts = UpgradeFacts | QuestFacts | BattleFacts;

/**
 * Every card has every key, undefined where it does not apply: the engine reads objects of one shape much faster than of thirty. So
 * distinguish cards by `type`, never by which keys they have.
 */
const NO_FACTS: object = Object.fromEntries(CARD_LIST.flatMap(Object.keys).map((key) => [key, undefined]));
/** In the order of their codes. */
export const CARDS: readonly CardFacts[] = CARD_LIST.map((facts): CardFacts => ({ ...NO_FACTS, ...facts })).sort(
  (a, b) => a.code - b.code,
);

export const CARD_CODES = codesOf(CARDS) as { readonly [card in CardId]: number };
/** By code; a code without a card is a gap. */
export const CARD_IDS: readonly CardId[] = namesByCode(CARD_CODES);
export const cardCode = codeLookup(CARD_CODES);
export const cardName = (code: number): CardId => CARD_IDS[code]!;
export const isCardId = (name: string): name is CardId => Object.hasOwn(CARD_CODES, name);

const BY_CODE = entriesByCode(CARDS);
export const factsAt = (code: number): CardFacts => BY_CODE[code]!;
export const factsOfCard = (card: CardId): CardFacts => factsAt(cardCode(card));

type OfType<T extends CardType> = Extract<CardFacts, { readonly type: T }>;
const ofType = <T extends CardType>(type: T): readonly OfType<T>[] =>
  CARDS.filter((facts): facts is OfType<T> => facts.type === type);
export const MONSTERS = ofType('monster');
export const QUESTS = ofType('quest');
export const BATTLE_CARDS = ofType('battle');
export const CLAN_CARDS = ofType('clan');
const MONSTER_BY_CODE = entriesByCode(MONSTERS);
const QUEST_BY_CODE = entriesByCode(QUESTS);
export const monsterCardAt = (code: number): MonsterFacts => MONSTER_BY_CODE[code]!;
export const questCardAt = (code: number): QuestFacts => QUEST_BY_CODE[code]!;

export const isUpgrade = (facts: CardFacts): facts is UpgradeFacts => facts.type !== 'quest' && facts.type !== 'battle';
export function battleFacts(card: CardId): BattleFacts {
  const facts = factsOfCard(card);
  if (facts.type !== 'battle') throw new Error(`${card} is no battle card`);
  return facts;
}
/** Of a card that is played as an upgrade. */
export function upgradeFacts(card: CardId): UpgradeFacts {
  const facts = factsOfCard(card);
  if (!isUpgrade(facts)) throw new Error(`${card} is no upgrade`);
  return facts;
}
