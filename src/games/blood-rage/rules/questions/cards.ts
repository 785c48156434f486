/** Which card: in the draft, in battle, late, bought back, kept. */
import type { Seat } from '../../../../kernel/index.ts';
import {
  CARD_IDS,
  factsOfCard,
  indexOfCard,
  kindAt,
  KINDS,
  type CardFacts,
  type CardId,
  type SagaAsks,
} from '../../facts/index.ts';
import { cardIndex, factsOf } from '../queries.ts';
import type { QuestionOf } from '../run.ts';
import { handOf, packetOf, playedOf, upgradesOf, type Table } from '../table.ts';
import { addOnce, cardOption, CARDS, CARDS_OR_NONE, NO_CARD } from './wishes.ts';

type CardOption = (typeof CARDS)[number];
type BattleOption = SagaAsks['battleCard']['option'];

/** The second of two alike, where two cards are picked at a time (BR-24). */
const SECOND_CARDS = CARD_IDS.map((card) => ({ card, copy: 2 }) as const);
const secondCard = (card: number): (typeof SECOND_CARDS)[number] => SECOND_CARDS[card]!;
const DRAFTABLE = [...CARDS, ...SECOND_CARDS];
/** A Quest that fights, by card and bonus. */
const QUEST_BONUSES: readonly number[] = [3, 5];
const FIGHTING_QUESTS = QUEST_BONUSES.map((as) => CARD_IDS.map((card): BattleOption => ({ card, as })));
const fightingQuest = (card: number, as: number): BattleOption => FIGHTING_QUESTS[QUEST_BONUSES.indexOf(as)]![card]!;
const BATTLE_CARDS = KINDS.flatMap(({ type }, card): BattleOption[] => [
  cardOption(card),
  ...(type === 'quest' ? QUEST_BONUSES.map((as) => fightingQuest(card, as)) : []),
]);

// ── What lies in a zone ─────────────────────────────────────────────────────────────────────────────────────────────

function countOf(table: Table, zone: readonly number[], card: number): number {
  let count = 0;
  for (const piece of zone) if (cardIndex(table, piece) === card) count++;
  return count;
}

export const holds = (table: Table, zone: readonly number[], card: CardId): boolean =>
  countOf(table, zone, indexOfCard(card)) > 0;

/** The kinds of cards in a zone, each once, in the order of the list of kinds. */
export function heldCards(table: Table, zone: readonly number[]): number[] {
  const held: number[] = [];
  for (const piece of zone) addOnce(held, cardIndex(table, piece));
  return held;
}

function cardOptions(table: Table, zone: readonly number[]): CardOption[] {
  const options: CardOption[] = [];
  for (const card of heldCards(table, zone)) options.push(cardOption(card));
  return options;
}

const anyCard = (): boolean => true;

function cardOptionsOrNone(
  table: Table,
  zone: readonly number[],
  fits: (facts: CardFacts) => boolean = anyCard,
): (CardOption | typeof NO_CARD)[] {
  const options: (CardOption | typeof NO_CARD)[] = [];
  for (const card of heldCards(table, zone)) if (fits(kindAt(card))) options.push(cardOption(card));
  options.push(NO_CARD);
  return options;
}

const picksTwo = (table: Table): boolean => table.packets.length === 2;

/** The bonus of a Quest that fights, 0 where it cannot (BRC-25: with both the better one). */
function questBonus(table: Table, seat: Seat): number {
  let best = 0;
  for (const piece of upgradesOf(table, seat)) best = Math.max(best, factsOf(table, piece).questBonus ?? 0);
  return best;
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const draft: QuestionOf<'draft'> = {
  candidates: () => DRAFTABLE,
  refuse({ table }, _frame, seat, wish) {
    const second = wish.copy === 2;
    if (second && !picksTwo(table)) return 'BR-23';
    return countOf(table, packetOf(table, seat), indexOfCard(wish.card)) > (second ? 1 : 0) ? null : 'BR-23';
  },
  options({ table }, _frame, seat) {
    const packet = packetOf(table, seat);
    const options = cardOptions(table, packet);
    if (!picksTwo(table)) return options;
    const pairs = heldCards(table, packet).filter((card) => countOf(table, packet, card) > 1);
    return [...options, ...pairs.map(secondCard)];
  },
};

const battleCard: QuestionOf<'battleCard'> = {
  candidates: () => BATTLE_CARDS,
  refuse({ table }, _frame, seat, wish) {
    if (!holds(table, handOf(table, seat), wish.card)) return 'BR-64';
    return wish.as === undefined || wish.as === questBonus(table, seat) ? null : 'BRC-25';
  },
  options({ table }, _frame, seat) {
    const bonus = questBonus(table, seat);
    const options: BattleOption[] = [];
    for (const card of heldCards(table, handOf(table, seat))) {
      options.push(cardOption(card));
      if (bonus > 0 && kindAt(card).type === 'quest') options.push(fightingQuest(card, bonus));
    }
    return options;
  },
};

const lateCard: QuestionOf<'lateCard'> = {
  candidates: () => CARDS_OR_NONE,
  refuse({ table }, _frame, seat, { card }) {
    if (card === 'none') return null;
    if (!holds(table, handOf(table, seat), card)) return 'BR-67.hand';
    return factsOfCard(card).late === true ? null : 'BR-67';
  },
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, handOf(table, seat), (facts) => facts.late === true),
};

const prowess: QuestionOf<'prowess'> = {
  candidates: () => CARDS_OR_NONE,
  refuse: ({ table }, _frame, seat, { card }) =>
    card === 'none' || holds(table, playedOf(table, seat), card) ? null : 'BRC-31',
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, playedOf(table, seat)),
};

const keep: QuestionOf<'keep'> = {
  candidates: () => CARDS_OR_NONE,
  refuse: ({ table }, _frame, seat, { card }) =>
    card === 'none' || holds(table, handOf(table, seat), card) ? null : 'BR-80',
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, handOf(table, seat)),
};

export const cardQuestions = { draft, battleCard, lateCard, prowess, keep };
