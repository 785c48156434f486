/**
 * Deals anew what a viewer cannot know: each of the viewer's lots is sorted, then shuffled over the places of its pieces. The result depends
 * only on the viewer's knowledge and the generator. Nothing else of the real state is left in it: not which of two pieces of one kind
 * lies where, and not what other viewers know beyond public knowledge and the zones they may look at.
 */
import { KNOWN, lotsOf, rowOf, viewersOf } from './hidden.ts';
import { shuffle } from './random.ts';
import type { Hidden, Random, Seat, Viewer, Zone } from './types.ts';

interface Lot {
  /** Sorted by kind. */
  readonly pieces: number[];
  /** The places of the pieces: the number of the zone, and the index in it. */
  readonly zone: number[];
  readonly index: number[];
}

export function redeal(hidden: Hidden, zones: readonly Zone[], viewer: Viewer, random: Random): void {
  const lots = gather(hidden, zones, viewer);
  const rank = rankOf(hidden, lots);
  const publicRank = viewer === 'spectator' ? rank : rankOf(hidden, publicLots(hidden, zones, lots, rank));
  for (const lot of lots) deal(hidden, zones, lot, random);
  const publicRow = renumber(hidden, zones, viewer, rank, publicRank);
  forgetOthers(hidden, zones, viewer, publicRow);
}

/** The viewer's lots, in an order that depends only on what the viewer knows. */
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

/** Compares by kinds and places, never by the numbers of pieces. Lots that compare equal are interchangeable. */
function compareLots(kinds: readonly number[], zones: readonly Zone[], a: Lot, b: Lot): number {
  if (a.pieces.length !== b.pieces.length) return a.pieces.length - b.pieces.length;
  for (let at = 0; at < a.pieces.length; at++) {
    const byKind = kinds[a.pieces[at]!]! - kinds[b.pieces[at]!]!;
    if (byKind !== 0) return byKind;
  }
  for (let at = 0; at < a.zone.length; at++) {
    const byZone = a.zone[at]! - b.zone[at]!;
    if (byZone !== 0) return byZone;
    // The index in an unordered zone must not count: it follows from the numbers of the pieces.
    const byPlace = zones[a.zone[at]!]!.ordered ? a.index[at]! - b.index[at]! : 0;
    if (byPlace !== 0) return byPlace;
  }
  return 0;
}

/**
 * The spectator's lots as far as the viewer can tell. Where one of the viewer's own lots has pieces in several of them, the viewer cannot
 * tell which piece belongs to which, so they are merged. `own` is the rank of each piece's lot for the viewer, 0 for a known piece.
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
  const merged = roots.length === lots.length ? lots : roots.map((first) => mergeLots(hidden, withRoot(first)));
  return merged.sort((a, b) => compareLots(hidden.kinds, zones, a, b) || compareSeen(hidden, zones, own, a, b));
}

function mergeLots({ kinds }: Hidden, lots: readonly Lot[]): Lot {
  if (lots.length === 1) return lots[0]!;
  const pieces = lots.flatMap((lot) => lot.pieces).sort((a, b) => kinds[a]! - kinds[b]! || a - b);
  const places = lots.flatMap(({ zone, index }) => zone.map((number, at) => [number, index[at]!] as const));
  places.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { pieces, zone: places.map(([number]) => number), index: places.map(([, index]) => index) };
}

/**
 * Two public lots with the same kinds in the same zones may still differ to the viewer: by where the pieces lie that it knows, and by
 * which of its own lots have pieces in them.
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
  const restricted = lot.zone.flatMap((zone, at) => (zones[zone]!.fits === undefined ? [] : [at]));
  if (restricted.length > 0) {
    dealRestricted(hidden, zones, lot, restricted, pieces);
    // The fitting pieces were taken from the front, so what is left of them lies near the end.
    shuffle(pieces, random);
  }
  for (let at = 0; at < lot.zone.length; at++) {
    const { fits, pieces: there } = zones[lot.zone[at]!]!;
    if (fits === undefined) there[lot.index[at]!] = pieces.pop()!;
  }
}

/**
 * Places that take only some kinds are dealt first, by bipartite matching: a place may take over the piece of another one that finds a
 * different piece. A matching always exists, because fitting pieces lie there in the real state.
 */
function dealRestricted(
  hidden: Hidden,
  zones: readonly Zone[],
  lot: Lot,
  restricted: readonly number[],
  pieces: number[],
): void {
  const placeOf = new Map<number, number>();
  const assign = (at: number, tried: Set<number>): boolean => {
    const { fits } = zones[lot.zone[at]!]!;
    for (const piece of pieces) {
      if (tried.has(piece) || !fits!(hidden.kinds[piece]!)) continue;
      tried.add(piece);
      const before = placeOf.get(piece);
      if (before === undefined || assign(before, tried)) {
        placeOf.set(piece, at);
        return true;
      }
    }
    return false;
  };
  for (const at of restricted) {
    const { name } = zones[lot.zone[at]!]!;
    if (!assign(at, new Set())) throw new Error(`no piece of the lot fits ${name}`);
  }
  for (const [piece, at] of placeOf) {
    zones[lot.zone[at]!]!.pieces[lot.index[at]!] = piece;
    pieces.splice(pieces.indexOf(piece), 1);
  }
}

/** Piece → number of its lot in the order of `gather`, from 1; 0 for known pieces. */
function rankOf(hidden: Hidden, lots: readonly Lot[]): Int32Array {
  const rank = new Int32Array(hidden.kinds.length);
  for (let number = 0; number < lots.length; number++)
    for (const piece of lots[number]!.pieces) rank[piece] = number + 1;
  return rank;
}

/** The pieces of each kind in rising order. Cached, because kinds never change. */
const piecesByKindCache = new WeakMap<readonly number[], readonly (readonly number[])[]>();

function piecesByKind(kinds: readonly number[]): readonly (readonly number[])[] {
  const known = piecesByKindCache.get(kinds);
  if (known !== undefined) return known;
  const byKind: number[][] = [];
  for (let piece = 0; piece < kinds.length; piece++) (byKind[kinds[piece]!] ??= []).push(piece);
  piecesByKindCache.set(kinds, byKind);
  return byKind;
}

/**
 * Renumbers the pieces of each kind in the order of their places, and writes the lots of the viewer and of the public by the new numbers.
 * A viewer knows at least what the public knows, so each of its lots lies inside a public lot. Returns the public rank of each piece by
 * its new number.
 */
function renumber(
  hidden: Hidden,
  zones: readonly Zone[],
  viewer: Viewer,
  rank: Int32Array,
  publicRank: Int32Array,
): Int32Array {
  const { kinds } = hidden;
  const byKind = piecesByKind(kinds);
  const used = new Int32Array(byKind.length);
  const ownRow = new Int32Array(kinds.length);
  const publicRow = new Int32Array(kinds.length);
  const byKnowledge = (a: number, b: number): number =>
    kinds[a]! - kinds[b]! || rank[a]! - rank[b]! || publicRank[a]! - publicRank[b]!;
  for (const { pieces, ordered } of zones) {
    if (!ordered && pieces.length > 1) pieces.sort(byKnowledge);
    for (let index = 0; index < pieces.length; index++) {
      const before = pieces[index]!;
      const kind = kinds[before]!;
      const after = byKind[kind]![used[kind]!]!;
      used[kind]!++;
      pieces[index] = after;
      ownRow[after] = rank[before]!;
      publicRow[after] = publicRank[before]!;
    }
    if (!ordered && pieces.length > 1) pieces.sort((a, b) => a - b);
  }
  writeRow(hidden, rowOf(hidden, 'spectator'), publicRow);
  if (viewer !== 'spectator') writeRow(hidden, rowOf(hidden, viewer), ownRow);
  return publicRow;
}

/** Writes a viewer's row: each lot is numbered by its lowest piece, and a piece alone in its lot is known. */
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

/** Leaves the other seats only public knowledge and the zones they may look at: the viewer cannot know what else they saw. */
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
