/** Who may know what (CV-70): the zones of hidden pieces, and the view, built from nothing. */
import { seatsFrom, seenKind, type Seat, type Viewer, type Zone } from '../../../kernel/index.ts';
import { CARDS, VIKINGS, type CardId } from '../facts/ids.ts';
import type { SeatView, VikingsView } from '../view.ts';
import { cardOfKind, placeOfKind } from './kinds.ts';
import { modeOf } from '../facts/options.ts';
import {
  braceletsOf,
  deckOf,
  discardOf,
  frameIn,
  handOf,
  kindOf,
  laidBy,
  shownBy,
  sideOf,
  spaceName,
  spaceOf,
  spentBy,
  valueOf,
  type Table,
  type VikingsState,
} from './table.ts';

export function zones(table: Table): Zone[] {
  const list: Zone[] = [];
  for (const seat of seatsFrom(0, table.vikings.length)) {
    const owner = [seat];
    list.push(
      { name: `hand ${seat}`, pieces: handOf(table, seat), ordered: false, seenBy: owner },
      { name: `deck ${seat}`, pieces: deckOf(table, seat), ordered: true, seenBy: [] },
      { name: `laid ${seat}`, pieces: laidBy(table, seat), ordered: false, seenBy: owner },
      { name: `spent ${seat}`, pieces: spentBy(table, seat), ordered: false, seenBy: owner },
      { name: `shown ${seat}`, pieces: shownBy(table, seat), ordered: false, seenBy: 'all' },
      // A discard pile may not be searched (CVR-24): nobody sees the zone, though cards seen on their way in stay known.
      { name: `discard ${seat}`, pieces: discardOf(table, seat), ordered: false, seenBy: [] },
      { name: `bracelets ${seat}`, pieces: braceletsOf(table, seat), ordered: false, seenBy: owner },
    );
  }
  table.arena.forEach((pieces, space) => {
    if (pieces.length > 0) list.push({ name: `arena ${space}`, pieces, ordered: false, seenBy: 'all' });
  });
  list.push(
    { name: 'reserve', pieces: table.reserve, ordered: true, seenBy: [] },
    { name: 'box', pieces: table.box, ordered: false, seenBy: [] },
    { name: 'lost', pieces: table.lost, ordered: false, seenBy: 'all' },
    { name: 'air', pieces: table.air, ordered: false, seenBy: 'all' },
  );
  return list;
}

const rising = (a: number, b: number): number => a - b;

/** By the codes of the cards, which is the order of the kinds of a seat. */
const cards = (table: Table, zone: readonly number[]): CardId[] =>
  zone
    .map((piece) => kindOf(table, piece))
    .sort(rising)
    .map(cardOfKind);

const values = (table: Table, zone: readonly number[]): number[] =>
  zone.map((piece) => valueOf(table, piece)).sort(rising);

const hidden = (zone: readonly unknown[]): null[] => zone.map(() => null);

/**
 * For each card, how many copies the seat's face-down cards can still include, from public information (CV-80). A card that follows by
 * elimination is still listed, because it is face down. Only discard piles hold cards that were seen.
 */
function unseenCards(table: Table, seat: Seat): number[] {
  const counts = CARDS.map(() => 0);
  const count = (piece: number): void => void counts[placeOfKind(kindOf(table, piece))]!++;
  for (const zone of [table.hands, table.decks, table.laid, table.spent]) zone[seat]!.forEach(count);
  for (const piece of discardOf(table, seat)) if (!isSeen(table, piece)) count(piece);
  return counts;
}

const isSeen = (table: Table, piece: number): boolean => seenKind(table.hidden, 'spectator', piece) !== null;

function seatView({ table, options, result }: VikingsState, seat: Seat, viewer: Viewer): SeatView {
  const own = viewer === seat;
  // At the end all bracelets are turned up (CV-53).
  const open = own || result !== null;
  const space = spaceOf(table, seat);
  const ownCards = (zone: readonly number[]): readonly (CardId | null)[] => (own ? cards(table, zone) : hidden(zone));
  return {
    viking: options.colours[seat] ?? VIKINGS[seat]!,
    space: space === -1 ? null : spaceName(space),
    hand: ownCards(handOf(table, seat)),
    deck: deckOf(table, seat).length,
    discard: discardOf(table, seat).length,
    discardSeen: cards(
      table,
      discardOf(table, seat).filter((piece) => isSeen(table, piece)),
    ),
    laid: ownCards(laidBy(table, seat)),
    spent: ownCards(spentBy(table, seat)),
    shown: cards(table, shownBy(table, seat)),
    bracelets: open ? values(table, braceletsOf(table, seat)) : hidden(braceletsOf(table, seat)),
    unseen: options.countSheet ? unseenCards(table, seat) : null,
  };
}

export function view(state: VikingsState, viewer: Viewer): VikingsView {
  const { table, stack, options } = state;
  const conflict = frameIn(stack, 'conflict');
  const attack = frameIn(stack, 'attack');
  const arena: { [space: string]: number[] } = {};
  table.arena.forEach((pieces, space) => {
    if (pieces.length > 0) arena[spaceName(space)] = values(table, pieces);
  });
  return {
    side: sideOf(table),
    arenaOfBluff: modeOf(options) === 'arenaOfBluff',
    turn: frameIn(stack, 'turn')?.seat ?? null,
    conflict:
      conflict === undefined ? null : { number: conflict.number, action: conflict.action, called: conflict.called },
    attack:
      attack === undefined || attack.victim === -1
        ? null
        : { action: attack.action, victim: attack.victim, claimed: attack.claimed },
    arena,
    reserve: table.reserve.length,
    box: table.box.length,
    lost: values(table, table.lost),
    air: values(table, table.air)[0] ?? null,
    seats: seatsFrom(0, state.seats).map((seat) => seatView(state, seat, viewer)),
  };
}
