/** Which card: in the draft, in battle, late, bought back, kept. */
import {
  CARD_IDS,
  cardCode,
  CLAN_CARDS,
  factsAt,
  factsOfCard,
  type CardFacts,
  type CardId,
  type SagaAsks,
} from '../../facts/index.ts';
import type { QuestionOf } from '../run.ts';
import { handOf, packetOf, playedOf, type Table } from '../table.ts';
import { insertUnique, CARD, CARDS_OR_NONE, NO_CARD, optionsOf } from './answer-options.ts';
import { codeOf, faceOf, questBonus } from '../cards.ts';
import { FACES, type Face } from '../pieces.ts';

type CardOption = SagaAsks['draft']['option'];
type CardOrNone = SagaAsks['lateCard']['option'];
type KeepOption = SagaAsks['keep']['option'];

/** The second of two alike, where two cards are picked at a time (BR-24). */
const SECOND_CARD = optionsOf(CARD_IDS, (card) => ({ card, copy: 2 }) as const);
const DRAFTABLE = [...CARD.all, ...SECOND_CARD.all];
const HAND_CARDS: readonly Face[] = FACES.filter(() => true);
const HAND_CARDS_OR_NONE: readonly KeepOption[] = [...HAND_CARDS, NO_CARD];
/** The bonuses that a Quest can fight with, then that it does not fight. */
const QUEST_FIGHTS = [...new Set(CLAN_CARDS.flatMap(({ questBonus: bonus }) => bonus ?? []))]
  .toSorted((one, other) => one - other)
  .concat(0)
  .map((as) => ({ as }) as const);

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
  for (const piece of zone) insertUnique(held, codeOf(table, piece));
  return held;
}

/** Whether a card with that face lies there. */
export const holdsFace = (table: Table, zone: readonly number[], { card, age }: Face): boolean =>
  zone.some((piece) => {
    const face = FACES[faceOf(table, piece)]!;
    return face.card === card && face.age === age;
  });

/** The faces of the cards in a zone by number, each once. */
export function heldFaces(table: Table, zone: readonly number[]): number[] {
  const held: number[] = [];
  for (const piece of zone) insertUnique(held, faceOf(table, piece));
  return held;
}

function faceOptions(table: Table, zone: readonly number[]): Face[] {
  const options: Face[] = [];
  for (const face of heldFaces(table, zone)) options.push(FACES[face]!);
  return options;
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
  candidates: () => HAND_CARDS,
  refuse: ({ table }, _frame, seat, wish) => (holdsFace(table, handOf(table, seat), wish) ? null : 'BR-64'),
  options: ({ table }, _frame, seat) => faceOptions(table, handOf(table, seat)),
};

const questFights: QuestionOf<'questFights'> = {
  candidates: () => QUEST_FIGHTS,
  refuse: ({ table }, _frame, seat, { as }) => (as === 0 || as === questBonus(table, seat) ? null : 'BRC-25'),
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
  candidates: () => HAND_CARDS_OR_NONE,
  refuse: ({ table }, _frame, seat, wish) =>
    wish.card === 'none' || holdsFace(table, handOf(table, seat), wish) ? null : 'BR-80',
  options: ({ table }, _frame, seat) => [...faceOptions(table, handOf(table, seat)), NO_CARD],
};

export const cardQuestions = { draft, battleCard, questFights, lateCard, prowess, keep };
