/**
 * What a seat saw in the draft, and where it went: worked out from the seat's own log and the packet it holds now, so that a reload loses
 * nothing. Says no more than the seat can know.
 */
import { CARDS_DEALT, cardCode, type CardId, type CardView } from '../../../../games/blood-rage/facts/index.ts';
import type { SagaEvent } from '../saga-event.ts';
import { seatAfter, type DraftCourse } from './course.ts';

/** A packet while I held it. */
interface Visit {
  readonly round: number;
  readonly held: readonly CardId[];
  /** Empty while I still choose. */
  readonly picked: readonly CardId[];
}

export type SeenCard = { readonly card: CardId } & (
  | { readonly is: 'mine'; readonly round: number }
  /** Certainly in the packet. */
  | { readonly is: 'inside' }
  /** In the packet, or taken since I passed it on. */
  | { readonly is: 'perhaps' }
  /** Taken, by one of these. */
  | { readonly is: 'taken'; readonly by: readonly number[] }
);

export interface PacketMemory {
  /** The seat that was dealt it. */
  readonly origin: number;
  readonly holder: number;
  /** In the order in which they were first seen. */
  readonly seen: readonly SeenCard[];
  /** Cards that were taken before I saw the packet, or that I have not seen yet; and who has taken some. */
  readonly unseen: number;
  readonly takersBefore: readonly number[];
  /** How many of those that are perhaps in it are. */
  readonly staying: number;
  /** The round in which I hold it next; null if never again. */
  readonly next: number | null;
}

/** The cards without these, each as often as it is listed. */
function without(cards: readonly CardId[], removed: readonly CardId[]): CardId[] {
  const rest = [...cards];
  for (const card of removed) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

const inOrder = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => cardCode(a) - cardCode(b));

/** My visits so far, from the events of the game; a round whose event does not list the packet is missing. */
function visitsOf(events: readonly SagaEvent[], me: number, packet: readonly CardId[], round: number): Visit[] {
  const start = events.findLastIndex(({ type }) => type === 'dealt');
  const picks = events
    .slice(start + 1)
    .flatMap((event) => (event.type === 'draftPicked' && event.seat === me ? [event] : []));
  const before = picks.slice(0, round).flatMap(({ cards, left }, index): Visit[] => {
    if (cards === null || left === null) return [];
    return [{ round: index, held: inOrder([...cards, ...left]), picked: cards }];
  });
  return [...before, { round, held: inOrder(packet), picked: [] }];
}

function seenIn(visits: readonly Visit[], course: DraftCourse, me: number): SeenCard[] {
  const [first] = visits;
  if (first === undefined) return [];
  const fates: SeenCard[] = [];
  visits.forEach(({ round, held, picked }, index) => {
    for (const card of picked) fates.push({ card, is: 'mine', round });
    const passed = without(held, picked);
    const later = visits[index + 1];
    const until = later?.round ?? course.round;
    const by = seatsBetween(course, me, round, until);
    if (later !== undefined) for (const card of without(passed, later.held)) fates.push({ card, is: 'taken', by });
    else for (const card of passed) fates.push({ card, is: by.length === 0 ? 'inside' : 'perhaps' });
  });
  return first.held.map((card) => {
    const at = fates.findIndex((fate) => fate.card === card);
    return fates.splice(at, 1)[0]!;
  });
}

/** Who has picked from a packet after I passed it on and before that round, in their order. */
const seatsBetween = (course: DraftCourse, me: number, passed: number, round: number): number[] =>
  Array.from({ length: Math.max(0, round - passed - 1) }, (_, index) => seatAfter(course, me, index + 1));

/** All packets, mine first, then in the order in which I hold them. */
export function memoryOf(
  events: readonly SagaEvent[],
  packet: readonly CardView[],
  course: DraftCourse,
  me: number,
): readonly PacketMemory[] {
  const cards = packet.map(({ card }) => card);
  const visits = visitsOf(events, me, cards, course.round);
  return Array.from({ length: course.seats }, (_, turn) => {
    const mine = visits.filter(({ round }) => round % course.seats === turn);
    const seen = seenIn(mine, course, me);
    const origin = seatAfter(course, me, -turn);
    const firstSeen = mine[0]?.round ?? course.round;
    const last = mine.at(-1);
    const gone = last === undefined ? 0 : seatsBetween(course, me, last.round, course.round).length * course.each;
    const next = nextVisit(course, turn);
    return {
      origin,
      holder: seatAfter(course, origin, course.round),
      seen,
      unseen: CARDS_DEALT - seen.length,
      takersBefore: Array.from({ length: firstSeen }, (_unused, round) => seatAfter(course, origin, round)).filter(
        (seat) => seat !== me,
      ),
      staying: seen.filter(({ is }) => is === 'perhaps').length - gone,
      next,
    };
  });
}

function nextVisit({ seats, round, rounds }: DraftCourse, turn: number): number | null {
  const rest = (((turn - round) % seats) + seats) % seats;
  const next = round + (rest === 0 ? seats : rest);
  return next < rounds ? next : null;
}

/** A place of the packet that I hold: a card that lies there, one that has left it, or one that I never saw. */
export type PacketPlace =
  | { readonly is: 'card'; readonly card: CardView; readonly index: number }
  | { readonly is: 'gone'; readonly card: CardId; readonly mine: number | null; readonly by: readonly number[] }
  | { readonly is: 'unseen'; readonly by: readonly number[] };

/** Always eight. Cards that have left the packet keep their places; without a memory those are empty ones at the end. */
export function placesOf(packet: readonly CardView[], memory: PacketMemory | null): readonly PacketPlace[] {
  const lying = packet.map((card, index): PacketPlace & { readonly is: 'card' } => ({ is: 'card', card, index }));
  if (memory === null) return [...lying, ...empty(CARDS_DEALT - lying.length, [])];
  const left = [...lying];
  const seen = memory.seen.flatMap((fate): PacketPlace[] => {
    if (fate.is === 'mine') return [{ is: 'gone', card: fate.card, mine: fate.round, by: [] }];
    if (fate.is === 'taken') return [{ is: 'gone', card: fate.card, mine: null, by: fate.by }];
    const at = left.findIndex(({ card }) => card.card === fate.card);
    return at === -1 ? [] : left.splice(at, 1);
  });
  return [...seen, ...left, ...empty(CARDS_DEALT - seen.length - left.length, memory.takersBefore)];
}

const empty = (count: number, by: readonly number[]): PacketPlace[] =>
  Array.from({ length: count }, () => ({ is: 'unseen', by }));
