/** Everything a sentence of the saga can name, with its forms. */
import { elides } from '../../../text/french.ts';
import type { ByLanguage } from '../../../text/languages.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
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
import { nouns as en } from './nouns.en.ts';
import { nouns as fr } from './nouns.fr.ts';
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

const byCard = (noun: (facts: CardFacts) => Noun): Record<CardId, Noun> =>
  Object.fromEntries(CARDS.map((facts) => [facts.id, noun(facts)])) as Record<CardId, Noun>;

function frenchCard(facts: CardFacts): Noun {
  const name = quote('fr', facts.fr.name);
  const muteH = facts.type === 'monster' && facts.fr.muteH === true;
  return { name, of: elides(facts.fr.name) || muteH ? `d’${name}` : `de ${name}` };
}

const byQuestAndAge = (noun: (quest: QuestId, age: AgeId) => Noun): Record<QuestOfAge, Noun> =>
  Object.fromEntries(QUESTS.flatMap(({ id }) => AGES.map((age) => [questOfAge(id, age), noun(id, age)]))) as Record<
    QuestOfAge,
    Noun
  >;

const englishCards = byCard((facts) => ({ name: quote('en', facts.en.name) }));
const frenchCards = byCard(frenchCard);

const englishQuest = (quest: QuestId, age: AgeId): Noun => ({
  name: `${englishCards[quest].name} of ${en.age[age].the!}`,
});
const frenchQuest = (quest: QuestId, age: AgeId): Noun => ({
  name: `${frenchCards[quest].name} ${fr.age[age].of!}`,
  of: `${frenchCards[quest].of!} ${fr.age[age].of!}`,
});

export const nouns: ByLanguage<Nouns> = {
  en: {
    ...en,
    place: { ...en.province, ...en.fjord },
    card: { ...englishCards, ...byQuestAndAge(englishQuest) },
  },
  fr: {
    ...fr,
    place: { ...fr.province, ...fr.fjord },
    card: { ...frenchCards, ...byQuestAndAge(frenchQuest) },
  },
};
