/** Which card: in the draft, in battle, late, bought back, kept. */
import type { Seat } from '../../../../kernel/index.ts';
import { CARD_IDS, indexOfCard, KINDS, type CardFacts } from '../../cards/kinds.ts';
import { cardIndex, factsOf } from '../queries.ts';
import type { SagaOption, Table } from '../table.ts';
import { addOnce, CARDS, CARDS_OR_NONE, NO_CARD, type SagaQuestion } from './wishes.ts';

/** The second of two alike, where two cards are picked at a time (BR-24). */
const SECOND_CARDS: readonly SagaOption[] = CARD_IDS.map((card) => ({ card, copy: 2 }));
const DRAFTABLE = [...CARDS, ...SECOND_CARDS];
/** A Quest that fights, by card and bonus. */
const QUEST_BONUSES = [3, 5] as const;
const FIGHTING_QUESTS = CARD_IDS.map((card) => QUEST_BONUSES.map((as): SagaOption => ({ card, as })));
const BATTLE_CARDS = CARDS.flatMap((plainCard, card) => [
  plainCard,
  ...(KINDS[card]!.type === 'quest' ? FIGHTING_QUESTS[card]! : []),
]);

// ── What lies in a zone ─────────────────────────────────────────────────────────────────────────────────────────────

export function countOf(table: Table, zone: readonly number[], card: string): number {
  const index = indexOfCard(card);
  let count = 0;
  for (const piece of zone) if (cardIndex(table, piece) === index) count++;
  return count;
}

export const holds = (table: Table, zone: readonly number[], card: string): boolean => countOf(table, zone, card) > 0;

/** The kinds of cards in a zone, each once, in the order of the list of kinds. */
export function heldCards(table: Table, zone: readonly number[]): number[] {
  const held: number[] = [];
  for (const piece of zone) addOnce(held, cardIndex(table, piece));
  return held;
}

function cardOptions(table: Table, zone: readonly number[], fits?: (facts: CardFacts) => boolean): SagaOption[] {
  const options: SagaOption[] = [];
  for (const card of heldCards(table, zone)) if (fits === undefined || fits(KINDS[card]!)) options.push(CARDS[card]!);
  return options;
}

function cardOptionsOrNone(table: Table, zone: readonly number[], fits?: (facts: CardFacts) => boolean): SagaOption[] {
  const options = cardOptions(table, zone, fits);
  options.push(NO_CARD);
  return options;
}

const picksTwo = (table: Table): boolean => table.packets.length === 2;

/** The bonus of a Quest that fights, 0 where it cannot (BRC-25: with both the better one). */
function questBonus(table: Table, seat: Seat): number {
  let best = 0;
  for (const piece of table.upgrades[seat]!) best = Math.max(best, factsOf(table, piece).questBonus ?? 0);
  return best;
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const draft: SagaQuestion = {
  candidates: () => DRAFTABLE,
  refuse({ table }, _frame, seat, wish) {
    if (!('card' in wish) || 'act' in wish) return 'BR-23';
    const second = wish.copy === 2;
    if (second && !picksTwo(table)) return 'BR-23';
    return countOf(table, table.packets[seat]!, wish.card) > (second ? 1 : 0) ? null : 'BR-23';
  },
  options({ table }, _frame, seat) {
    const packet = table.packets[seat]!;
    const options = cardOptions(table, packet);
    if (!picksTwo(table)) return options;
    const pairs = heldCards(table, packet).filter((card) => countOf(table, packet, CARD_IDS[card]!) > 1);
    return [...options, ...pairs.map((card) => SECOND_CARDS[card]!)];
  },
};

const battleCard: SagaQuestion = {
  candidates: () => BATTLE_CARDS,
  refuse({ table }, _frame, seat, wish) {
    if (!('card' in wish) || 'act' in wish || !holds(table, table.hands[seat]!, wish.card)) return 'BR-64';
    return wish.as === undefined || wish.as === questBonus(table, seat) ? null : 'BRC-25';
  },
  options({ table }, _frame, seat) {
    const bonus = questBonus(table, seat);
    const options: SagaOption[] = [];
    for (const card of heldCards(table, table.hands[seat]!)) {
      options.push(CARDS[card]!);
      if (bonus > 0 && KINDS[card]!.type === 'quest')
        options.push(FIGHTING_QUESTS[card]![QUEST_BONUSES.indexOf(bonus as 3 | 5)]!);
    }
    return options;
  },
};

const lateCard: SagaQuestion = {
  candidates: () => CARDS_OR_NONE,
  refuse({ table }, _frame, seat, wish) {
    if (wish === NO_CARD) return null;
    if (!('card' in wish) || !holds(table, table.hands[seat]!, wish.card)) return 'BR-67.hand';
    return KINDS[indexOfCard(wish.card)]!.late === true ? null : 'BR-67';
  },
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, table.hands[seat]!, (facts) => facts.late === true),
};

const prowess: SagaQuestion = {
  candidates: () => CARDS_OR_NONE,
  refuse: ({ table }, _frame, seat, wish) =>
    wish === NO_CARD || ('card' in wish && holds(table, table.played[seat]!, wish.card)) ? null : 'BRC-31',
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, table.played[seat]!),
};

const keep: SagaQuestion = {
  candidates: () => CARDS_OR_NONE,
  refuse: ({ table }, _frame, seat, wish) =>
    wish === NO_CARD || ('card' in wish && holds(table, table.hands[seat]!, wish.card)) ? null : 'BR-80',
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, table.hands[seat]!),
};

export const cardQuestions = { draft, battleCard, lateCard, prowess, keep };
