/** The table of the sample game, its zones and views. */
import {
  copyHidden,
  copyRows,
  knows,
  seatsFrom,
  seatsOf,
  type Hidden,
  type Run,
  type RunOf,
  type SavedNumbers,
  type Seat,
  type State,
  type Viewer,
  type WindowFrame,
  type Zone,
} from '../../kernel/index.ts';
import type { SampleAsks, SampleOption } from './facts/asks.ts';
import { CARD_CODES, CARDS, SHORE_CODES, SHORES, STRENGTH, type Card, type Shore } from './facts/ids.ts';
import type { SampleOptions } from './options.ts';
import type { SampleView } from './view.ts';

/** The kind of a treasure is its value plus this: cards and treasures share one numbering of kinds. */
export const TREASURE = 10;
export const SAVED: SavedNumbers = {
  codes: { cards: CARD_CODES, shores: SHORE_CODES },
  sizes: { firstTreasure: TREASURE, shores: SHORES.length },
  names: {},
};

export interface Table {
  readonly hidden: Hidden;
  readonly deck: number[];
  /** Face up. */
  readonly discard: number[];
  /** Face down; each jarl knows the cards it buried itself. */
  readonly buried: number[];
  packets: number[][];
  readonly hands: number[][];
  readonly chests: number[][];
  readonly treasures: number[][];
  readonly reserve: number[];
  /** Cards played at the feast under way, by seat. */
  readonly played: number[][];
  readonly hall: number[];
  /** Warriors by shore, then by seat. */
  readonly shores: number[][];
  night: number;
  first: Seat;
}

export type SampleFrame =
  | { readonly proc: 'night'; at: string; shore: number }
  | { readonly proc: 'draft'; at: string }
  | { readonly proc: 'turns'; at: string; turn: number }
  | { readonly proc: 'voyage'; at: string; readonly seat: Seat; shore: number; sent: number }
  | { readonly proc: 'raid'; at: string; readonly seat: Seat; target: number; stopped: boolean }
  | ({ readonly proc: 'shields'; readonly raider: Seat } & WindowFrame)
  | { readonly proc: 'feast'; at: string; readonly shore: number }
  | ({ readonly proc: 'ravens' } & WindowFrame);

export type SampleEvent =
  | { readonly type: 'nightFalls'; readonly night: number; readonly first: Seat }
  | { readonly type: 'reshuffled' | 'dealt' | 'warriorsHome' }
  | { readonly type: 'drafted' | 'buried' | 'hoarded'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly shore: Shore }
  | { readonly type: 'raided'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'shielded' | 'rested'; readonly seat: Seat }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly rival: Seat; readonly value: number | null }
  | { readonly type: 'feast' | 'tied'; readonly shore: Shore }
  | { readonly type: 'revealed' | 'ravenSent'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'feasted';
      readonly seat: Seat;
      readonly shore: Shore;
      readonly strength: number;
      readonly value: number | null;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly score: number };

export type SampleState = State<Table, SampleFrame, SampleOption, SampleOptions>;
export type SampleRun = Run<Table, SampleFrame, SampleOption, SampleEvent, SampleOptions>;
/** For the steps of one procedure. */
export type SampleRunOf<P extends SampleFrame['proc']> = RunOf<
  Table,
  SampleFrame,
  SampleAsks,
  SampleEvent,
  P,
  SampleOptions
>;
export type FrameOf<P extends SampleFrame['proc']> = Extract<SampleFrame, { readonly proc: P }>;

export const cardOf = (table: Table, piece: number): Card => CARDS[table.hidden.kinds[piece]!]!;
export const valueOf = (table: Table, piece: number): number => table.hidden.kinds[piece]! - TREASURE;
export const fighters = (table: Table, shore: number): Seat[] => {
  const there: Seat[] = [];
  for (const seat of seatsFrom(table.first, table.hall.length)) if (table.shores[shore]![seat]! > 0) there.push(seat);
  return there;
};

/** SG-31: the warriors, the cards, and of all horns only the first in the order of the reveal. */
export function strength(table: Table, shore: number, seat: Seat): number {
  const others = fighters(table, shore);
  const horn = others.find((other) => table.played[other]!.some((piece) => cardOf(table, piece) === 'horn'));
  let total = table.shores[shore]![seat]!;
  for (const piece of table.played[seat]!) {
    if (cardOf(table, piece) !== 'horn' || horn === seat) total += STRENGTH[table.hidden.kinds[piece]!]!;
  }
  return total;
}

export const score = (table: Table, seat: Seat): number =>
  table.treasures[seat]!.reduce((sum, piece) => sum + valueOf(table, piece), 0) +
  table.chests[seat]!.reduce((sum, piece) => sum + STRENGTH[table.hidden.kinds[piece]!]!, 0);

// ── What may be seen ────────────────────────────────────────────────────────────────────────────────────────────────

export function zones(table: Table): Zone[] {
  const list: Zone[] = [
    { name: 'deck', pieces: table.deck, ordered: true, seenBy: [] },
    { name: 'discard', pieces: table.discard, ordered: false, seenBy: 'all' },
    { name: 'buried', pieces: table.buried, ordered: false, seenBy: [] },
    { name: 'reserve', pieces: table.reserve, ordered: true, seenBy: [] },
  ];
  for (const seat of seatsOf(table.hall.length)) {
    const owner = [seat];
    list.push(
      { name: `packet ${seat}`, pieces: table.packets[seat]!, ordered: false, seenBy: owner },
      { name: `hand ${seat}`, pieces: table.hands[seat]!, ordered: false, seenBy: owner },
      { name: `chest ${seat}`, pieces: table.chests[seat]!, ordered: false, seenBy: owner },
      { name: `treasure ${seat}`, pieces: table.treasures[seat]!, ordered: false, seenBy: owner },
      { name: `played ${seat}`, pieces: table.played[seat]!, ordered: false, seenBy: 'all' },
    );
  }
  return list;
}

/** Known pieces first, sorted by kind: the order must not depend on the numbers of the pieces. */
function seen<X>(
  table: Table,
  viewer: Viewer,
  zone: readonly number[],
  name: (table: Table, piece: number) => X,
): readonly (X | null)[] {
  const { kinds } = table.hidden;
  const pieces = zone.slice();
  let known = 0;
  for (const piece of zone) {
    if (!knows(table.hidden, viewer, piece)) continue;
    let at = known++;
    for (; at > 0 && kinds[pieces[at - 1]!]! > kinds[piece]!; at--) pieces[at] = pieces[at - 1]!;
    pieces[at] = piece;
  }
  return pieces.map((piece, at) => (at < known ? name(table, piece) : null));
}

export function view(state: SampleState, viewer: Viewer): SampleView {
  const { table } = state;
  return {
    night: table.night,
    first: table.first,
    deck: table.deck.length,
    reserve: table.reserve.length,
    discard: table.discard.map((piece) => cardOf(table, piece)),
    buried: seen(table, viewer, table.buried, cardOf),
    shores: table.shores,
    jarls: table.hall.map((hall, seat) => ({
      hall,
      played: table.played[seat]!.map((piece) => cardOf(table, piece)),
      packet: seen(table, viewer, table.packets[seat]!, cardOf),
      hand: seen(table, viewer, table.hands[seat]!, cardOf),
      chest: seen(table, viewer, table.chests[seat]!, cardOf),
      treasure: seen(table, viewer, table.treasures[seat]!, valueOf),
    })),
  };
}

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    deck: table.deck.slice(),
    discard: table.discard.slice(),
    buried: table.buried.slice(),
    packets: copyRows(table.packets),
    hands: copyRows(table.hands),
    chests: copyRows(table.chests),
    treasures: copyRows(table.treasures),
    reserve: table.reserve.slice(),
    played: copyRows(table.played),
    hall: table.hall.slice(),
    shores: copyRows(table.shores),
    night: table.night,
    first: table.first,
  };
}

export function faults(table: Table): string[] {
  const found: string[] = [];
  const pieces = zones(table).flatMap((zone) => zone.pieces);
  const once = new Set(pieces);
  if (once.size !== pieces.length) found.push('a piece lies in two places');
  if (pieces.length !== table.hidden.kinds.length) found.push('a piece is lost');
  for (const zone of zones(table)) {
    const seenBy = zone.seenBy === 'all' ? seatsOf(table.hall.length) : zone.seenBy;
    for (const piece of zone.pieces) {
      const treasure = table.hidden.kinds[piece]! > TREASURE;
      if (treasure !== /^(treasure|reserve)/.test(zone.name))
        found.push(`a piece of another sort lies in ${zone.name}`);
      if (seenBy.some((seat) => !knows(table.hidden, seat, piece)))
        found.push(`a piece in ${zone.name} is unknown to its owner`);
    }
    if (!zone.ordered && zone.pieces.some((piece, at) => at > 0 && piece < zone.pieces[at - 1]!)) {
      found.push(`${zone.name} is out of order`);
    }
  }
  table.hall.forEach((hall, seat) => {
    const warriors = table.shores.reduce((sum, shore) => sum + shore[seat]!, hall);
    if (warriors !== 3 || hall < 0) found.push(`seat ${seat} has ${warriors} warriors`);
  });
  return found;
}
