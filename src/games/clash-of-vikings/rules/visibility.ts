/** Who may know what (CV-70): the zones of hidden pieces, and the view, built from nothing. */
import { seenKind, type Seat, type Viewer, type Zone } from '../../../kernel/index.ts';
import { CARDS, SIDES, SPACES, VIKINGS, type CardId, type VikingId } from '../ids.ts';
import type { SeatView, VikingsView } from '../view.ts';
import { cardOf, valueOf, type FrameOf, type Table, type VikingsState } from './table.ts';

export function zones(table: Table): Zone[] {
  const list: Zone[] = [];
  for (let seat = 0; seat < table.vikings.length; seat++) {
    const owner = [seat as Seat];
    list.push(
      { name: `hand ${seat}`, pieces: table.hands[seat]!, ordered: false, seenBy: owner },
      { name: `deck ${seat}`, pieces: table.decks[seat]!, ordered: true, seenBy: [] },
      { name: `laid ${seat}`, pieces: table.laid[seat]!, ordered: false, seenBy: owner },
      { name: `spent ${seat}`, pieces: table.spent[seat]!, ordered: false, seenBy: owner },
      { name: `shown ${seat}`, pieces: table.shown[seat]!, ordered: false, seenBy: 'all' },
      // A discard pile may not be searched (CVR-24): what was seen going in is known, but not by right.
      { name: `discard ${seat}`, pieces: table.discards[seat]!, ordered: false, seenBy: [] },
      { name: `bracelets ${seat}`, pieces: table.piles[seat]!, ordered: false, seenBy: owner },
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

function cards(table: Table, zone: readonly number[]): CardId[] {
  return zone
    .map((piece) => CARDS.indexOf(cardOf(table, piece)))
    .sort(rising)
    .map((card) => CARDS[card]!);
}

const hidden = (zone: readonly unknown[]): null[] => zone.map(() => null);

/**
 * How many of each card a face-down card of the seat can still be, from what everybody saw (CV-80). A card that everybody can work
 * out because it is the last is still listed: it lies face down. Only in the discard pile do cards lie that were seen.
 */
function unseenCards(table: Table, seat: number): number[] {
  const counts = CARDS.map(() => 0);
  const count = (piece: number): void => void counts[CARDS.indexOf(cardOf(table, piece))]!++;
  for (const zone of [table.hands, table.decks, table.laid, table.spent]) zone[seat]!.forEach(count);
  table.discards[seat]!.filter((piece) => seenKind(table.hidden, 'spectator', piece) === null).forEach(count);
  return counts;
}

function seenDiscards(table: Table, seat: number): CardId[] {
  return cards(
    table,
    table.discards[seat]!.filter((piece) => seenKind(table.hidden, 'spectator', piece) !== null),
  );
}

function seatView(state: VikingsState, seat: number, viewer: Viewer): SeatView {
  const { table, options } = state;
  const own = viewer === seat;
  // At the end all bracelets are turned up (CV-53).
  const open = own || state.result !== null;
  const space = table.vikings[seat]!;
  return {
    viking: (options['colours'] as readonly VikingId[])[seat] ?? VIKINGS[seat]!,
    space: space === -1 ? null : SPACES[space]!,
    hand: own ? cards(table, table.hands[seat]!) : hidden(table.hands[seat]!),
    deck: table.decks[seat]!.length,
    discard: table.discards[seat]!.length,
    discardSeen: seenDiscards(table, seat),
    laid: own ? cards(table, table.laid[seat]!) : hidden(table.laid[seat]!),
    spent: own ? cards(table, table.spent[seat]!) : hidden(table.spent[seat]!),
    shown: cards(table, table.shown[seat]!),
    bracelets: open
      ? table.piles[seat]!.map((piece) => valueOf(table, piece)).sort(rising)
      : hidden(table.piles[seat]!),
    unseen: options['countSheet'] === true ? unseenCards(table, seat) : null,
  };
}

export function view(state: VikingsState, viewer: Viewer): VikingsView {
  const { table, stack, options } = state;
  const values = (zone: readonly number[]): number[] => zone.map((piece) => valueOf(table, piece)).sort(rising);
  const turn = stack.findLast((frame): frame is FrameOf<'turn'> => frame.proc === 'turn');
  const conflict = stack.findLast((frame): frame is FrameOf<'conflict'> => frame.proc === 'conflict');
  const attack = stack.findLast((frame): frame is FrameOf<'attack'> => frame.proc === 'attack');
  const arena: { [space: string]: number[] } = {};
  table.arena.forEach((pieces, space) => {
    if (pieces.length > 0) arena[SPACES[space]!] = values(pieces);
  });
  return {
    side: SIDES[table.side]!,
    arenaOfBluff: options['arenaOfBluff'] === true,
    turn: turn?.seat ?? null,
    conflict:
      conflict === undefined ? null : { number: conflict.number, action: conflict.action, called: conflict.called },
    attack:
      attack === undefined || attack.victim === -1
        ? null
        : { action: attack.action, victim: attack.victim, claimed: attack.claimed },
    arena,
    reserve: table.reserve.length,
    box: table.box.length,
    lost: values(table.lost),
    air: values(table.air)[0] ?? null,
    seats: table.vikings.map((_, seat) => seatView(state, seat, viewer)),
  };
}
