/**
 * Deals what a viewer cannot know anew: each of its lots is sorted, then shuffled, over the places its pieces lie in. The result is
 * a function of the viewer's knowledge and the generator alone: nothing of the truth is left in it, not even which of two like
 * pieces lies where, nor what the other viewers know beyond what they see by right.
 */
import { KNOWN, lotsOf, rowOf, viewersOf } from './hidden.ts';
import { shuffle } from './random.ts';
import type { Hidden, Random, Seat, Viewer, Zone } from './types.ts';

interface Lot {
  /** In order of kind. */
  readonly pieces: number[];
  /** Zone by zone: how many of the places are there; for an ordered zone, which. */
  readonly places: { readonly zone: Zone; readonly index: number }[];
  /** Tells lots apart by what they hold and where, never by the numbers of their pieces. */
  readonly key: string;
}

export function redeal(hidden: Hidden, zones: readonly Zone[], viewer: Viewer, random: Random): void {
  const lots = gather(hidden, zones, viewer);
  const rank = rankOf(hidden, lots);
  const open = viewer === 'spectator' ? rank : rankOf(hidden, gather(hidden, zones, 'spectator'));
  for (const lot of lots) deal(hidden, lot, random);
  rename(hidden, zones, viewer, rank, open);
  forgetOthers(hidden, zones, viewer);
}

/** The viewer's lots in an order that does not depend on the truth. */
function gather(hidden: Hidden, zones: readonly Zone[], viewer: Viewer): Lot[] {
  const { kinds } = hidden;
  const lotOf = new Int32Array(kinds.length).fill(-1);
  const found = lotsOf(hidden, viewer);
  found.forEach((pieces, index) => pieces.forEach((piece) => (lotOf[piece] = index)));
  const places: Lot['places'][] = found.map(() => []);
  for (const zone of zones) {
    for (let index = 0; index < zone.pieces.length; index++) {
      const lot = lotOf[zone.pieces[index]!]!;
      if (lot !== -1) places[lot]!.push({ zone, index });
    }
  }
  const lots = found.map((pieces, index) => {
    pieces.sort((a, b) => kinds[a]! - kinds[b]! || a - b);
    const where = places[index]!;
    if (where.length !== pieces.length) throw new Error('a hidden piece lies in no zone, or in two');
    const spots = where.map(({ zone, index: at }) => (zone.ordered ? `${zone.name} ${at}` : zone.name));
    return { pieces, places: where, key: `${pieces.map((piece) => kinds[piece]).join()} ${spots.join()}` };
  });
  return lots.length < 2 ? lots : lots.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

function deal(hidden: Hidden, lot: Lot, random: Random): void {
  const pieces = shuffle(lot.pieces.slice(), random);
  // Places that take only some kinds choose first; one of them took a fitting piece in truth, so there are enough.
  for (const { zone, index } of lot.places) {
    if (zone.fits === undefined) continue;
    const at = pieces.findIndex((piece) => zone.fits!(hidden.kinds[piece]!));
    if (at === -1) throw new Error(`no piece of the lot fits ${zone.name}`);
    zone.pieces[index] = pieces.splice(at, 1)[0]!;
  }
  for (const { zone, index } of lot.places) if (zone.fits === undefined) zone.pieces[index] = pieces.pop()!;
}

/** Piece → place of its lot in the truth-free order, 0 for known pieces. */
function rankOf(hidden: Hidden, lots: readonly Lot[]): Int32Array {
  const rank = new Int32Array(hidden.kinds.length);
  lots.forEach((lot, index) => lot.pieces.forEach((piece) => (rank[piece] = index + 1)));
  return rank;
}

/**
 * Numbers pieces of one kind in the order of the places they lie in, and the lots after their lowest piece: the viewer's, and those
 * of the public, which everybody knows. A viewer knows at least what the public knows, so its lots lie inside the public's.
 */
function rename(hidden: Hidden, zones: readonly Zone[], viewer: Viewer, rank: Int32Array, open: Int32Array): void {
  const { kinds } = hidden;
  const unused = new Map<number, number[]>();
  for (let piece = kinds.length - 1; piece >= 0; piece--) {
    const free = unused.get(kinds[piece]!);
    if (free === undefined) unused.set(kinds[piece]!, [piece]);
    else free.push(piece);
  }
  const ownRow = new Int32Array(kinds.length);
  const openRow = new Int32Array(kinds.length);
  const truthFree = (a: number, b: number): number =>
    kinds[a]! - kinds[b]! || rank[a]! - rank[b]! || open[a]! - open[b]!;
  for (const { pieces, ordered } of zones) {
    if (!ordered) pieces.sort(truthFree);
    for (let index = 0; index < pieces.length; index++) {
      const before = pieces[index]!;
      const after = unused.get(kinds[before]!)!.pop()!;
      pieces[index] = after;
      ownRow[after] = rank[before]!;
      openRow[after] = open[before]!;
    }
    if (!ordered) pieces.sort((a, b) => a - b);
  }
  writeRow(hidden, rowOf(hidden, 'spectator'), openRow);
  if (viewer !== 'spectator') writeRow(hidden, rowOf(hidden, viewer), ownRow);
}

/** Calls each lot after its lowest piece; one that is alone is known. */
function writeRow(hidden: Hidden, from: number, row: Int32Array): void {
  const { lots } = hidden;
  const lowest = new Map<number, number>();
  const alone = new Set<number>();
  for (let piece = 0; piece < row.length; piece++) {
    const lot = row[piece]!;
    if (lot === KNOWN) lots[from + piece] = KNOWN;
    else {
      const first = lowest.get(lot);
      if (first === undefined) {
        lowest.set(lot, piece);
        alone.add(piece);
      } else alone.delete(first);
      lots[from + piece] = (first ?? piece) + 1;
    }
  }
  for (const piece of alone) lots[from + piece] = KNOWN;
}

/** What the others know beyond the public and what they see by right is hidden from the viewer as well. */
function forgetOthers(hidden: Hidden, zones: readonly Zone[], viewer: Viewer): void {
  const { kinds, lots } = hidden;
  const publicFrom = rowOf(hidden, 'spectator');
  const row = new Int32Array(kinds.length);
  for (let seat = 0; seat < viewersOf(hidden) - 1; seat++) {
    if (seat === viewer) continue;
    for (const { pieces, seenBy } of zones) {
      const seen = seenBy === 'all' || seenBy.includes(seat as Seat);
      for (const piece of pieces) row[piece] = seen ? KNOWN : lots[publicFrom + piece]!;
    }
    writeRow(hidden, seat * kinds.length, row);
  }
}
