/**
 * Who knows which hidden piece, kept as lots. For each viewer, every hidden piece belongs to a lot: the viewer cannot tell the pieces of
 * a lot apart, and a known piece is alone in its lot. A shuffle joins the lots in a zone; a look at a piece splits it from its lot; a
 * piece that leaves a zone unseen joins the lots in that zone. Views, memory and resampling (redeal.ts) all read these lots.
 *
 * Pieces are small whole numbers that never leave the server: views and events name kinds. A viewer's lots depend only on what that
 * viewer saw, so two worlds that the viewer cannot tell apart give it the same imagined world.
 */
import { shuffle } from './random.ts';
import type { Hidden, Random, Seat, Viewer } from './types.ts';

export const KNOWN = 0;

/** Numbers the pieces group by group; a group is given as its kinds. What each group contains is public; nobody has looked at a piece yet. */
export function hide(groups: readonly (readonly number[])[], seats: number): Hidden {
  const kinds: number[] = [];
  const row: number[] = [];
  for (const group of groups) {
    const lot = group.length === 1 ? KNOWN : row.length + 1;
    for (const kind of group) {
      kinds.push(kind);
      row.push(lot);
    }
  }
  const others = Array.from({ length: seats }, () => row);
  return { kinds, lots: row.concat(...others) };
}

export const copyHidden = (hidden: Hidden): Hidden => ({ kinds: hidden.kinds, lots: hidden.lots.slice() });

/** For the `copy` of a table: lists of pieces by seat, place or the like. */
export function copyRows(rows: readonly number[][]): number[][] {
  const copied: number[][] = [];
  for (const row of rows) copied.push(row.length === 0 ? [] : row.slice());
  return copied;
}

export const viewersOf = (hidden: Hidden): number => hidden.lots.length / hidden.kinds.length;

/** The index in `lots` at which the viewer's row begins. */
export const rowOf = (hidden: Hidden, viewer: Viewer): number =>
  viewer === 'spectator' ? hidden.lots.length - hidden.kinds.length : viewer * hidden.kinds.length;

export const knows = (hidden: Hidden, viewer: Viewer, piece: number): boolean =>
  hidden.lots[rowOf(hidden, viewer) + piece] === KNOWN;

/** The kind of a piece if the viewer knows it, else null. */
export const seenKind = (hidden: Hidden, viewer: Viewer, piece: number): number | null =>
  knows(hidden, viewer, piece) ? hidden.kinds[piece]! : null;

/** The pieces of each of the viewer's lots, in rising order; known pieces are left out. */
export function lotsOf(hidden: Hidden, viewer: Viewer): number[][] {
  const from = rowOf(hidden, viewer);
  const found = new Map<number, number[]>();
  for (let piece = 0; piece < hidden.kinds.length; piece++) {
    const lot = hidden.lots[from + piece]!;
    if (lot === KNOWN) continue;
    const members = found.get(lot);
    if (members === undefined) found.set(lot, [piece]);
    else members.push(piece);
  }
  return [...found.values()];
}

/** Joins the lots of these pieces, known pieces included, in the row that begins at `from`. */
function join(hidden: Hidden, from: number, pieces: readonly number[]): void {
  if (pieces.length < 2) return;
  const { lots } = hidden;
  if (lots[from + pieces[0]!] !== KNOWN && inSameLot(lots, from, pieces)) return;
  let joined = hidden.kinds.length;
  for (const piece of pieces) {
    const lot = lots[from + piece]!;
    const lowest = lot === KNOWN ? piece + 1 : lot;
    if (lowest < joined) joined = lowest;
  }
  const end = from + hidden.kinds.length;
  for (const piece of pieces) {
    const lot = lots[from + piece]!;
    if (lot === KNOWN) lots[from + piece] = joined;
    else if (lot !== joined) for (let at = from + lot - 1; at < end; at++) if (lots[at] === lot) lots[at] = joined;
  }
}

/** Whether all are in one lot, or all are known. */
function inSameLot(lots: readonly number[], from: number, pieces: readonly number[]): boolean {
  const first = lots[from + pieces[0]!];
  for (let index = 1; index < pieces.length; index++) if (lots[from + pieces[index]!] !== first) return false;
  return true;
}

/** Takes a piece out of its lot: it is known. */
function split(hidden: Hidden, from: number, piece: number): void {
  const lot = hidden.lots[from + piece]!;
  if (lot === KNOWN) return;
  hidden.lots[from + piece] = KNOWN;
  renumberLot(hidden, from, lot);
}

/** The same for several pieces, which must be in one lot. */
function splitAll(hidden: Hidden, from: number, pieces: readonly number[]): void {
  const lot = hidden.lots[from + pieces[0]!]!;
  if (lot === KNOWN) return;
  for (const piece of pieces) hidden.lots[from + piece] = KNOWN;
  renumberLot(hidden, from, lot);
}

/** Numbers what is left of a lot by its lowest piece. If one piece is left, it is known by elimination. */
function renumberLot({ kinds, lots }: Hidden, from: number, lot: number): void {
  const end = from + kinds.length;
  let lowest = from + lot - 1;
  while (lowest < end && lots[lowest] !== lot) lowest++;
  if (lowest === end) return;
  const renumbered = lowest - from + 1;
  let alone = true;
  for (let at = lowest + 1; at < end; at++) {
    if (lots[at] !== lot) continue;
    if (renumbered === lot) return;
    lots[at] = renumbered;
    alone = false;
  }
  lots[lowest] = alone ? KNOWN : renumbered;
}

/**
 * To be called when a viewer sees the kind of a piece in a zone. If several of the viewer's lots with pieces in the zone contain that
 * kind, the viewer cannot tell which of them the piece belongs to: they are joined.
 */
function joinPossibleLots(hidden: Hidden, from: number, zone: readonly number[], piece: number): void {
  const { kinds, lots } = hidden;
  const kind = kinds[piece];
  const own = lots[from + piece]!;
  let same: number[] | null = null;
  let knownOne = false;
  for (let near = 0; near < zone.length; near++) {
    const lot = lots[from + zone[near]!]!;
    if (lot === own) continue;
    if (lot === KNOWN) {
      // The piece may be one of the known pieces of its kind. One of them is joined; the viewer still knows where the others are.
      if (kinds[zone[near]!] === kind && !knownOne) {
        (same ??= [piece]).push(zone[near]!);
        knownOne = true;
      }
      continue;
    }
    // One piece of the kind, anywhere in the lot, is enough. The lot's lowest piece is its number minus one.
    for (let other = lot - 1; other < kinds.length; other++) {
      if (kinds[other] !== kind || lots[from + other] !== lot) continue;
      (same ??= [piece]).push(other);
      break;
    }
  }
  if (same !== null) join(hidden, from, same);
}

/**
 * A piece leaves a zone; call it while `zone` still holds the piece. The viewers in `seenBy` learn its kind, the others only that
 * something left. `fits` is what is public about its kind: a piece known to be of another kind cannot be the one that left.
 */
export function leave(
  hidden: Hidden,
  zone: readonly number[],
  piece: number,
  seenBy: 'all' | readonly Seat[],
  fits?: (kind: number) => boolean,
): void {
  const { kinds, lots } = hidden;
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++) {
    if (seenBy === 'all' || seenBy.includes(row as Seat)) {
      if (!inSameLot(lots, from, zone)) joinPossibleLots(hidden, from, zone, piece);
      split(hidden, from, piece);
    } else if (fits === undefined) join(hidden, from, zone);
    else
      join(
        hidden,
        from,
        zone.filter((other) => lots[from + other] !== KNOWN || fits(kinds[other]!)),
      );
  }
}

/** All pieces of a zone leave it together: the viewers in `seenBy` learn their kinds; for the others the lots in the zone are joined. */
export function leaveAll(hidden: Hidden, zone: readonly number[], seenBy: readonly Seat[]): void {
  const { kinds, lots } = hidden;
  see(hidden, zone, seenBy);
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++)
    if (!seenBy.includes(row as Seat)) join(hidden, from, zone);
}

/** The viewers in `seenBy` look at every piece of a zone. */
export function see(hidden: Hidden, zone: readonly number[], seenBy: 'all' | readonly Seat[]): void {
  const { kinds, lots } = hidden;
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++) {
    if (seenBy !== 'all' && !seenBy.includes(row as Seat)) continue;
    if (zone.length === 0) return;
    if (inSameLot(lots, from, zone)) splitAll(hidden, from, zone);
    else {
      for (const piece of zone) joinPossibleLots(hidden, from, zone, piece);
      for (const piece of zone) split(hidden, from, piece);
    }
  }
}

/** Shuffles a zone: afterwards nobody knows which of its pieces lies where. */
export function mix(hidden: Hidden, zone: number[], random: Random): void {
  shuffle(zone, random);
  for (let from = 0; from < hidden.lots.length; from += hidden.kinds.length) join(hidden, from, zone);
}

/** The lowest piece of that kind in a zone: pieces of one kind are interchangeable. */
export function pieceOf(hidden: Hidden, zone: readonly number[], kind: number): number {
  for (const piece of zone) if (hidden.kinds[piece] === kind) return piece;
  throw new Error(`no piece of kind ${kind} in the zone`);
}

/** Puts a piece into a zone that is kept in rising order. */
export function insert(zone: number[], piece: number): void {
  let at = zone.length;
  zone.push(piece);
  for (; at > 0 && zone[at - 1]! > piece; at--) zone[at] = zone[at - 1]!;
  zone[at] = piece;
}

export function remove(zone: number[], piece: number): void {
  const at = zone.indexOf(piece);
  if (at === -1) throw new Error(`piece ${piece} is not in the zone`);
  for (let next = at + 1; next < zone.length; next++) zone[next - 1] = zone[next]!;
  zone.pop();
}
