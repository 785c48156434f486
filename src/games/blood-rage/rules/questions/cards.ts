/** Which card: in the draft, in battle, late, bought back, kept. */
import type { Seat } from '../../../../kernel/index.ts';
import {
  CARD_IDS,
  cardCode,
  CARDS,
  CLAN_CARDS,
  factsAt,
  factsOfCard,
  type CardFacts,
  type CardId,
  type SagaAsks,
} from '../../facts/index.ts';
import type { QuestionOf } from '../run.ts';
import { handOf, packetOf, playedOf, upgradesOf, type Table } from '../table.ts';
import { addOnce, CARD, CARDS_OR_NONE, NO_CARD, optionsOf } from './wishes.ts';
import { codeOf, factsOf } from '../cards.ts';

type CardOption = SagaAsks['draft']['option'];
type CardOrNone = SagaAsks['keep']['option'];
type BattleOption = SagaAsks['battleCard']['option'];

/** The second of two alike, where two cards are picked at a time (BR-24). */
const SECOND_CARD = optionsOf(CARD_IDS, (card) => ({ card, copy: 2 }) as const);
const DRAFTABLE = [...CARD.all, ...SECOND_CARD.all];
/** A Quest that fights, by card and bonus. */
const QUEST_BONUSES = [...new Set(CLAN_CARDS.flatMap(({ questBonus: bonus }) => bonus ?? []))].toSorted(
  (a, b) => a - b,
);
const FIGHTING_QUESTS = QUEST_BONUSES.map((as) => optionsOf(CARD_IDS, (card): BattleOption => ({ card, as })));
const fightingQuest = (card: number, as: number): BattleOption => FIGHTING_QUESTS[QUEST_BONUSES.indexOf(as)]!.at(card);
const BATTLE_CARDS = CARDS.flatMap(({ type, code }): BattleOption[] => [
  CARD.at(code),
  ...(type === 'quest' ? QUEST_BONUSES.map((as) => fightingQuest(code, as)) : []),
]);

// ── What lies in a zone ─────────────────────────────────────────────────────────────────────────────────────────────

function countOf(table: Table, zone: readonly number[], card: number): number {
  let count = 0;
  for (const piece of zone) if (codeOf(table, piece) === card) count++;
  return count;
}

export const holds = (table: Table, zone: readonly number[], card: CardId): boolean =>
  countOf(table, zone, cardCode(card)) > 0;

/** The kinds of cards in a zone by code, each once. */
export function heldCards(table: Table, zone: readonly number[]): number[] {
  const held: number[] = [];
  for (const piece of zone) addOnce(held, codeOf(table, piece));
  return held;
}

function cardOptions(table: Table, zone: readonly number[]): CardOption[] {
  const options: CardOption[] = [];
  for (const card of heldCards(table, zone)) options.push(CARD.at(card));
  return options;
}

const anyCard = (): boolean => true;

function cardOptionsOrNone(
  table: Table,
  zone: readonly number[],
  fits: (facts: CardFacts) => boolean = anyCard,
): CardOrNone[] {
  const options: CardOrNone[] = [];
  for (const card of heldCards(table, zone)) if (fits(factsAt(card))) options.push(CARD.at(card));
  options.push(NO_CARD);
  return options;
}

const picksTwo = (table: Table): boolean => table.packets.length === 2;

const bonusForQuests = (facts: CardFacts): number => (facts.type === 'clan' ? (facts.questBonus ?? 0) : 0);

/** The bonus of a Quest that fights, 0 where it cannot (BRC-25: with both the better one). */
function questBonus(table: Table, seat: Seat): number {
  let best = 0;
  for (const piece of upgradesOf(table, seat)) best = Math.max(best, bonusForQuests(factsOf(table, piece)));
  return best;
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const draft: QuestionOf<'draft'> = {
  candidates: () => DRAFTABLE,
  refuse({ table }, _frame, seat, wish) {
    const second = wish.copy === 2;
    if (second && !picksTwo(table)) return 'BR-23';
    return countOf(table, packetOf(table, seat), cardCode(wish.card)) > (second ? 1 : 0) ? null : 'BR-23';
  },
  options({ table }, _frame, seat) {
    const packet = packetOf(table, seat);
    const options = cardOptions(table, packet);
    if (!picksTwo(table)) return options;
    const pairs = heldCards(table, packet).filter((card) => countOf(table, packet, card) > 1);
    return [...options, ...pairs.map(SECOND_CARD.at)];
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
      options.push(CARD.at(card));
      if (bonus > 0 && factsAt(card).type === 'quest') options.push(fightingQuest(card, bonus));
    }
    return options;
  },
};

const isLate = (facts: CardFacts): boolean => facts.type === 'battle' && facts.late === true;

const lateCard: QuestionOf<'lateCard'> = {
  candidates: () => CARDS_OR_NONE,
  refuse({ table }, _frame, seat, { card }) {
    if (card === 'none') return null;
    if (!holds(table, handOf(table, seat), card)) return 'BR-67.hand';
    return isLate(factsOfCard(card)) ? null : 'BR-67';
  },
  options: ({ table }, _frame, seat) => cardOptionsOrNone(table, handOf(table, seat), isLate),
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
