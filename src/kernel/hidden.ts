/**
 * Knowledge by lots. For each viewer every hidden piece belongs to a lot: pieces of one lot are interchangeable to that viewer,
 * a known piece is alone in its lot. A shuffle joins, a look splits, a piece that leaves a zone unseen joins what the viewer knew
 * of that zone. View, memory and resampling (redeal.ts) read the same lots.
 *
 * Pieces are small whole numbers that never leave the server: views and events speak of kinds. A viewer's lots follow from what
 * that viewer saw and from nothing else, so that two worlds it cannot tell apart give it the same imagined world.
 */
import { shuffle } from './random.ts';
import type { Hidden, Random, Seat, Viewer } from './types.ts';

export const KNOWN = 0;

/** Pieces numbered group by group (each group: the kinds in it). What lies in which group is public; nobody has looked yet. */
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

export const viewersOf = (hidden: Hidden): number => hidden.lots.length / hidden.kinds.length;

/** Where the viewer's lots begin. */
export const rowOf = (hidden: Hidden, viewer: Viewer): number =>
  viewer === 'spectator' ? hidden.lots.length - hidden.kinds.length : viewer * hidden.kinds.length;

export const knows = (hidden: Hidden, viewer: Viewer, piece: number): boolean =>
  hidden.lots[rowOf(hidden, viewer) + piece] === KNOWN;

/** The kind of a piece if the viewer knows it, else null. */
export const seenKind = (hidden: Hidden, viewer: Viewer, piece: number): number | null =>
  knows(hidden, viewer, piece) ? hidden.kinds[piece]! : null;

/** The viewer's lots of two pieces or more, each in rising order. */
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

/** Joins the lots of these pieces, known ones too, in the row that begins at `from`. */
function join(hidden: Hidden, from: number, pieces: readonly number[]): void {
  if (pieces.length < 2) return;
  const { lots } = hidden;
  if (lots[from + pieces[0]!] !== KNOWN && alike(lots, from, pieces)) return;
  let name = hidden.kinds.length;
  for (const piece of pieces) {
    const lot = lots[from + piece]!;
    const called = lot === KNOWN ? piece + 1 : lot;
    if (called < name) name = called;
  }
  const end = from + hidden.kinds.length;
  for (const piece of pieces) {
    const lot = lots[from + piece]!;
    if (lot === KNOWN) lots[from + piece] = name;
    else if (lot !== name) for (let at = from + lot - 1; at < end; at++) if (lots[at] === lot) lots[at] = name;
  }
}

/** All in one lot, or all known. */
function alike(lots: readonly number[], from: number, pieces: readonly number[]): boolean {
  const first = lots[from + pieces[0]!];
  for (let index = 1; index < pieces.length; index++) if (lots[from + pieces[index]!] !== first) return false;
  return true;
}

/** Takes a piece out of its lot. */
function split(hidden: Hidden, from: number, piece: number): void {
  const lot = hidden.lots[from + piece]!;
  if (lot === KNOWN) return;
  hidden.lots[from + piece] = KNOWN;
  nameAgain(hidden, from, lot);
}

/** Takes all these pieces, which are in one lot, out of it. */
function splitAll(hidden: Hidden, from: number, pieces: readonly number[]): void {
  const lot = hidden.lots[from + pieces[0]!]!;
  if (lot === KNOWN) return;
  for (const piece of pieces) hidden.lots[from + piece] = KNOWN;
  nameAgain(hidden, from, lot);
}

/** Calls what is left of a lot after its lowest piece; one that stays behind alone is known by elimination. */
function nameAgain({ kinds, lots }: Hidden, from: number, lot: number): void {
  const end = from + kinds.length;
  let lowest = from + lot - 1;
  while (lowest < end && lots[lowest] !== lot) lowest++;
  if (lowest === end) return;
  const name = lowest - from + 1;
  let alone = true;
  for (let at = lowest + 1; at < end; at++) {
    if (lots[at] !== lot) continue;
    if (name === lot) return;
    lots[at] = name;
    alone = false;
  }
  lots[lowest] = alone ? KNOWN : name;
}

/**
 * A viewer sees the kind of a piece of a zone. Where another lot that reaches into the zone holds the same kind, the viewer cannot
 * say from which of them it came: they are joined.
 */
function joinAlike(hidden: Hidden, from: number, zone: readonly number[], piece: number): void {
  const { kinds, lots } = hidden;
  const kind = kinds[piece];
  const own = lots[from + piece]!;
  let same: number[] | null = null;
  let knownOne = false;
  for (let near = 0; near < zone.length; near++) {
    const lot = lots[from + zone[near]!]!;
    if (lot === own) continue;
    if (lot === KNOWN) {
      // Of known ones of the kind one may have been it; that the others stay is sure.
      if (kinds[zone[near]!] === kind && !knownOne) {
        (same ??= [piece]).push(zone[near]!);
        knownOne = true;
      }
      continue;
    }
    // The lot reaches into the zone: one piece of the kind in it is enough. It begins with the piece it is called after.
    for (let other = lot - 1; other < kinds.length; other++) {
      if (kinds[other] !== kind || lots[from + other] !== lot) continue;
      (same ??= [piece]).push(other);
      break;
    }
  }
  if (same !== null) join(hidden, from, same);
}

/**
 * A piece leaves a zone (`zone` still holds it): the seers learn its kind, the others only that something left. `fits` says what
 * all can tell of its kind: a piece known to be of another kind cannot be the one that left.
 */
export function leave(
  hidden: Hidden,
  zone: readonly number[],
  piece: number,
  seers: 'all' | readonly Seat[],
  fits?: (kind: number) => boolean,
): void {
  const { kinds, lots } = hidden;
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++) {
    if (seers === 'all' || seers.includes(row as Seat)) {
      if (!alike(lots, from, zone)) joinAlike(hidden, from, zone, piece);
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

/** All pieces of a zone leave it together: the seers learn what they are, the others join what they knew of the zone. */
export function leaveAll(hidden: Hidden, zone: readonly number[], seers: readonly Seat[]): void {
  const { kinds, lots } = hidden;
  see(hidden, zone, seers);
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++)
    if (!seers.includes(row as Seat)) join(hidden, from, zone);
}

/** The viewers look at every piece of a zone. */
export function see(hidden: Hidden, zone: readonly number[], seers: 'all' | readonly Seat[]): void {
  const { kinds, lots } = hidden;
  for (let from = 0, row = 0; from < lots.length; from += kinds.length, row++) {
    if (seers !== 'all' && !seers.includes(row as Seat)) continue;
    if (zone.length === 0) return;
    if (alike(lots, from, zone)) splitAll(hidden, from, zone);
    else {
      for (const piece of zone) joinAlike(hidden, from, zone, piece);
      for (const piece of zone) split(hidden, from, piece);
    }
  }
}

/** Mixes a zone: afterwards nobody knows which of its pieces lies where. */
export function mix(hidden: Hidden, zone: number[], random: Random): void {
  shuffle(zone, random);
  for (let from = 0; from < hidden.lots.length; from += hidden.kinds.length) join(hidden, from, zone);
}

/** The lowest piece of that kind in a zone: pieces of one kind are alike. */
export function pieceOf(hidden: Hidden, zone: readonly number[], kind: number): number {
  for (const piece of zone) if (hidden.kinds[piece] === kind) return piece;
  throw new Error(`no piece of kind ${kind} lies there`);
}

/** Puts a piece where it belongs in a zone kept in rising order. */
export function insert(zone: number[], piece: number): void {
  let at = zone.length;
  zone.push(piece);
  for (; at > 0 && zone[at - 1]! > piece; at--) zone[at] = zone[at - 1]!;
  zone[at] = piece;
}

export function remove(zone: number[], piece: number): void {
  const at = zone.indexOf(piece);
  if (at === -1) throw new Error(`piece ${piece} does not lie there`);
  for (let next = at + 1; next < zone.length; next++) zone[next - 1] = zone[next]!;
  zone.pop();
}
