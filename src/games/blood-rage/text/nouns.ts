/** Everything a sentence of the saga can name, with its forms. */
import type { Noun } from '../../../text/nouns.ts';
import {
  AGES,
  CARDS,
  QUESTS,
  type AgeId,
  type CardFacts,
  type CardId,
  type FjordId,
  type ProvinceId,
  type QuestId,
} from '../facts/index.ts';
import type { OwnNouns } from './own-nouns.ts';

/** A Quest with the Age on its back: two of one name are different cards (BR-56). */
type QuestOfAge = `${QuestId} of Age ${AgeId}`;
/** A card as sentences name it. */
export type CardNoun = CardId | QuestOfAge;

export const questOfAge = (quest: QuestId, age: AgeId): QuestOfAge => `${quest} of Age ${age}`;

export type Nouns = OwnNouns & {
  /** Where figures stand on the board: provinces and fjords. */
  readonly place: Record<ProvinceId | FjordId, Noun>;
  /** A card's name in its quotation marks. */
  readonly card: Record<CardNoun, Noun>;
};

/** The nouns of a language: those it writes down, and those made of the cards' names. */
export function allNouns(
  own: OwnNouns,
  ofCard: (facts: CardFacts) => Noun,
  ofQuest: (quest: Noun, age: Noun) => Noun,
): Nouns {
  const cards = Object.fromEntries(CARDS.map((facts) => [facts.id, ofCard(facts)])) as Record<CardId, Noun>;
  const quests = Object.fromEntries(
    QUESTS.flatMap(({ id }) => AGES.map((age) => [questOfAge(id, age), ofQuest(cards[id], own.age[age])])),
  ) as Record<QuestOfAge, Noun>;
  return { ...own, place: { ...own.province, ...own.fjord }, card: { ...cards, ...quests } };
}
