/**
 * Deals what a viewer cannot know anew: each of its lots is sorted, then shuffled, over the places its pieces lie in. The result is
 * a function of the viewer's knowledge and the generator alone: nothing of the truth is left in it, not even which of two like
 * pieces lies where, nor what the other viewers know beyond the public and what they see by right.
 */
import { KNOWN, lotsOf, rowOf, viewersOf } from './hidden.ts';
import { shuffle } from './random.ts';
import type { Hidden, Random, Seat, Viewer, Zone } from './types.ts';

interface Lot {
  /** In order of kind. */
  readonly pieces: number[];
  /** Where they lie: the zone's number, and the place in it. */
  readonly zone: number[];
  readonly index: number[];
}

export function redeal(hidden: Hidden, zones: readonly Zone[], viewer: Viewer, random: Random): void {
  const lots = gather(hidden, zones, viewer);
  const rank = rankOf(hidden, lots);
  const open = viewer === 'spectator' ? rank : rankOf(hidden, publicLots(hidden, zones, lots, rank));
  for (const lot of lots) deal(hidden, zones, lot, random);
  const publicRow = rename(hidden, zones, viewer, rank, open);
  forgetOthers(hidden, zones, viewer, publicRow);
}

/** The viewer's lots in an order that does not depend on the truth. */
function gather(hidden: Hidden, zones: readonly Zone[], viewer: Viewer): Lot[] {
  const { kinds } = hidden;
  const lotOf = new Int32Array(kinds.length).fill(-1);
  const lots = lotsOf(hidden, viewer).map((pieces, number): Lot => {
    for (const piece of pieces) lotOf[piece] = number;
    pieces.sort((a, b) => kinds[a]! - kinds[b]! || a - b);
    return { pieces, zone: [], index: [] };
  });
  for (let number = 0; number < zones.length; number++) {
    const { pieces } = zones[number]!;
    for (let index = 0; index < pieces.length; index++) {
      const lot = lots[lotOf[pieces[index]!]!];
      if (lot === undefined) continue;
      lot.zone.push(number);
      lot.index.push(index);
    }
  }
  for (const lot of lots) {
    if (lot.zone.length !== lot.pieces.length) throw new Error('a hidden piece lies in no zone, or in two');
  }
  if (lots.length > 1) lots.sort((a, b) => compareLots(kinds, zones, a, b));
  return lots;
}

/** By what they hold and where it lies, never by the numbers of their pieces. Equal ones are alike in every way. */
function compareLots(kinds: readonly number[], zones: readonly Zone[], a: Lot, b: Lot): number {
  if (a.pieces.length !== b.pieces.length) return a.pieces.length - b.pieces.length;
  for (let at = 0; at < a.pieces.length; at++) {
    const byKind = kinds[a.pieces[at]!]! - kinds[b.pieces[at]!]!;
    if (byKind !== 0) return byKind;
  }
  for (let at = 0; at < a.zone.length; at++) {
    const byZone = a.zone[at]! - b.zone[at]!;
    if (byZone !== 0) return byZone;
    // In an unordered zone the place means nothing: its order is that of the pieces' numbers.
    const byPlace = zones[a.zone[at]!]!.ordered ? a.index[at]! - b.index[at]! : 0;
    if (byPlace !== 0) return byPlace;
  }
  return 0;
}

/**
 * The public's lots as far as the viewer can tell: where one of its own lots lies across several of them, it cannot say which piece
 * belongs to which, and they are one. `own` is the number of each piece's own lot, 0 where the viewer knows the piece.
 */
function publicLots(hidden: Hidden, zones: readonly Zone[], ownLots: readonly Lot[], own: Int32Array): Lot[] {
  const lots = gather(hidden, zones, 'spectator');
  if (lots.length < 2) return lots;
  const rank = rankOf(hidden, lots);
  const joined = lots.map((_, number) => number);
  const root = (number: number): number => {
    let at = number;
    while (joined[at] !== at) at = joined[at]!;
    return at;
  };
  for (const { pieces } of ownLots) {
    let first = -1;
    for (const piece of pieces) {
      if (rank[piece] === 0) continue;
      const lot = root(rank[piece]! - 1);
      if (first === -1) first = lot;
      else joined[Math.max(first, lot)] = first = Math.min(first, lot);
    }
  }
  const roots = joined.flatMap((into, number) => (into === number ? [number] : []));
  const withRoot = (first: number): Lot[] => lots.filter((_, number) => root(number) === first);
  const whole = roots.length === lots.length ? lots : roots.map((first) => oneOf(hidden, withRoot(first)));
  return whole.sort((a, b) => compareLots(hidden.kinds, zones, a, b) || compareSeen(hidden, zones, own, a, b));
}

function oneOf({ kinds }: Hidden, lots: readonly Lot[]): Lot {
  if (lots.length === 1) return lots[0]!;
  const pieces = lots.flatMap((lot) => lot.pieces).sort((a, b) => kinds[a]! - kinds[b]! || a - b);
  const places = lots.flatMap(({ zone, index }) => zone.map((number, at) => [number, index[at]!] as const));
  places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { pieces, zone: places.map(([number]) => number), index: places.map(([, index]) => index) };
}

/**
 * Two lots of the public that hold the same kinds in the same zones may still differ to the viewer: by what it knows of them lies
 * where, and by which of its own lots lie in them.
 */
function compareSeen(hidden: Hidden, zones: readonly Zone[], own: Int32Array, a: Lot, b: Lot): number {
  const seen = (lot: Lot): string =>
    lot.zone
      .map((number, at) => {
        const piece = zones[number]!.pieces[lot.index[at]!]!;
        return own[piece] === 0 ? `${number} known ${hidden.kinds[piece]}` : `${number} ${own[piece]}`;
      })
      .sort()
      .join();
  const [one, two] = [seen(a), seen(b)];
  return one < two ? -1 : one > two ? 1 : 0;
}

function deal(hidden: Hidden, zones: readonly Zone[], lot: Lot, random: Random): void {
  const pieces = shuffle(lot.pieces.slice(), random);
  const picky = lot.zone.flatMap((zone, at) => (zones[zone]!.fits === undefined ? [] : [at]));
  if (picky.length > 0) settle(hidden, zones, lot, picky, pieces);
  for (let at = 0; at < lot.zone.length; at++) {
    const { fits, pieces: there } = zones[lot.zone[at]!]!;
    if (fits === undefined) there[lot.index[at]!] = pieces.pop()!;
  }
}

/** Places that take only some kinds choose first, and make room for each other; in truth fitting pieces lie there, so all are served. */
function settle(hidden: Hidden, zones: readonly Zone[], lot: Lot, picky: readonly number[], pieces: number[]): void {
  const holder = new Map<number, number>();
  const serve = (at: number, tried: Set<number>): boolean => {
    const { fits } = zones[lot.zone[at]!]!;
    for (const piece of pieces) {
      if (tried.has(piece) || !fits!(hidden.kinds[piece]!)) continue;
      tried.add(piece);
      const before = holder.get(piece);
      if (before === undefined || serve(before, tried)) {
        holder.set(piece, at);
        return true;
      }
    }
    return false;
  };
  for (const at of picky) {
    const { name } = zones[lot.zone[at]!]!;
    if (!serve(at, new Set())) throw new Error(`no piece of the lot fits ${name}`);
  }
  for (const [piece, at] of holder) {
    zones[lot.zone[at]!]!.pieces[lot.index[at]!] = piece;
    pieces.splice(pieces.indexOf(piece), 1);
  }
}

/** Piece → number of its lot in the truth-free order, from 1; 0 for known pieces. */
function rankOf(hidden: Hidden, lots: readonly Lot[]): Int32Array {
  const rank = new Int32Array(hidden.kinds.length);
  for (let number = 0; number < lots.length; number++)
    for (const piece of lots[number]!.pieces) rank[piece] = number + 1;
  return rank;
}

/** The pieces of each kind in rising order; kinds never change, so it is worked out once. */
const numbersByKind = new WeakMap<readonly number[], readonly (readonly number[])[]>();

function piecesByKind(kinds: readonly number[]): readonly (readonly number[])[] {
  const known = numbersByKind.get(kinds);
  if (known !== undefined) return known;
  const byKind: number[][] = [];
  for (let piece = 0; piece < kinds.length; piece++) (byKind[kinds[piece]!] ??= []).push(piece);
  numbersByKind.set(kinds, byKind);
  return byKind;
}

/**
 * Numbers pieces of one kind in the order of the places they lie in, and the lots after their lowest piece: the viewer's, and those
 * of the public, which everybody knows. A viewer knows at least what the public knows, so its lots lie inside the public's.
 * Gives back the public's lots by the new numbers.
 */
function rename(
  hidden: Hidden,
  zones: readonly Zone[],
  viewer: Viewer,
  rank: Int32Array,
  open: Int32Array,
): Int32Array {
  const { kinds } = hidden;
  const byKind = piecesByKind(kinds);
  const used = new Int32Array(byKind.length);
  const ownRow = new Int32Array(kinds.length);
  const publicRow = new Int32Array(kinds.length);
  const truthFree = (a: number, b: number): number =>
    kinds[a]! - kinds[b]! || rank[a]! - rank[b]! || open[a]! - open[b]!;
  for (const { pieces, ordered } of zones) {
    if (!ordered && pieces.length > 1) pieces.sort(truthFree);
    for (let index = 0; index < pieces.length; index++) {
      const before = pieces[index]!;
      const kind = kinds[before]!;
      const after = byKind[kind]![used[kind]!]!;
      used[kind]!++;
      pieces[index] = after;
      ownRow[after] = rank[before]!;
      publicRow[after] = open[before]!;
    }
    if (!ordered && pieces.length > 1) pieces.sort((a, b) => a - b);
  }
  writeRow(hidden, rowOf(hidden, 'spectator'), publicRow);
  if (viewer !== 'spectator') writeRow(hidden, rowOf(hidden, viewer), ownRow);
  return publicRow;
}

/** Calls each lot after its lowest piece; one that is alone is known. */
function writeRow(hidden: Hidden, from: number, row: Int32Array): void {
  const { lots } = hidden;
  const lowest = new Int32Array(row.length + 1).fill(-1);
  const size = new Int32Array(row.length + 1);
  for (let piece = 0; piece < row.length; piece++) {
    const lot = row[piece]!;
    if (lowest[lot] === -1) lowest[lot] = piece;
    size[lot]!++;
  }
  for (let piece = 0; piece < row.length; piece++) {
    const lot = row[piece]!;
    lots[from + piece] = lot === KNOWN || size[lot] === 1 ? KNOWN : lowest[lot]! + 1;
  }
}

/** What the others know beyond the public and what they see by right is hidden from the viewer as well. */
function forgetOthers(hidden: Hidden, zones: readonly Zone[], viewer: Viewer, publicRow: Int32Array): void {
  const row = new Int32Array(publicRow.length);
  for (let seat = 0; seat < viewersOf(hidden) - 1; seat++) {
    if (seat === viewer) continue;
    row.set(publicRow);
    for (const { pieces, seenBy } of zones) {
      if (seenBy === 'all' || seenBy.includes(seat as Seat)) for (const piece of pieces) row[piece] = KNOWN;
    }
    writeRow(hidden, seat * publicRow.length, row);
  }
}
