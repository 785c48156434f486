/** The table of Clash of Rage: what lies where. */
import type { Hidden, Seat, State } from '../../../kernel/index.ts';
import type { RageOption } from '../facts/asks.ts';
import { boardOf, type BastionSite, type Board } from '../facts/board.ts';
import { TYPES } from '../facts/ids.ts';
import type { RageOptions } from '../facts/options.ts';
import type { Figures, Item, Pack, UnitType } from '../facts/pack/index.ts';
import { BASTION, TERRITORIES } from '../facts/places.ts';
import { contentOf, ELF_SHEET, figuresWith, type Content } from './content.ts';
import type { RageFrame } from './frames.ts';

/** A side of a fight is a seat, or this. */
export const ELF_SIDE = -1;
/** Who controls a territory where nobody stands, or two sides. */
export const NOBODY = -2;
/** Places of a seat's units: the territories that a map can have, and the bastion. */
export const PLACE_COUNT = BASTION + 1;
export const TYPE_COUNT = TYPES.length;
const NOT_PLACED = -1;

export interface Table {
  readonly hidden: Hidden;
  /** The content pack that the table was opened with; null for the default one. */
  readonly pack: Pack | null;
  /** Codes of the clans by seat. */
  readonly clans: readonly number[];
  /** The tiles of the map: code of the face, q, r, rotation. Replaced as a whole when a new map is laid. */
  tiles: readonly (readonly number[])[];
  /** By seat: the code of the hex, -1 before it is placed. */
  readonly bastions: number[];
  /** By seat, then `3 * place + type`. */
  readonly units: number[][];
  /** By seat, then by type. */
  readonly reserves: number[][];
  /** `3 * territory + kind`. */
  readonly elves: number[];
  /** Elves in the bag by kind. Its contents are public, what comes out next is chance (CR-101). */
  readonly bag: number[];
  readonly gold: number[];
  readonly crystals: number[];
  /** Pieces: the piles of equipment and of legendary equipment, the top last; the legendary cards that are being chosen from; cards that lie open. */
  readonly pile: number[];
  readonly legendary: number[];
  readonly drawn: number[];
  readonly open: number[];
  /** Whose drawn cards those are. */
  forger: Seat;
  /** Pieces by seat: tactic cards. */
  readonly hands: number[][];
  readonly decks: number[][];
  readonly discards: number[][];
  /** Where the open cards lie, as codes: in the market and beside the sheets, in rising order; by seat and last the elves, two slots for each type. */
  readonly market: number[];
  readonly aside: number[][];
  readonly worn: number[][];
  /** The turn order of the round, and the codes of the tactic cards played in it by seat. */
  order: readonly Seat[];
  played: readonly number[];
  /** From 1; 0 before the first. */
  round: number;
  /** Elves that each seat has removed. */
  readonly removed: number[];
  /** In how many rounds running each seat has held what the scenario asks for. */
  readonly held: number[];
  /** Domination points of the elves in solo play. */
  domination: number;
  /** The code of the scenario, -1 without one. */
  scenario: number;
  /** Codes of the scenarios of a campaign in their order; empty outside one. */
  readonly course: readonly number[];
  /** The games of the campaign that are over, and the campaign points by seat. */
  gamesPlayed: number;
  readonly campaignPoints: number[];
}

export type RageState = State<Table, RageFrame, RageOption, RageOptions>;

// ── The content and the map ─────────────────────────────────────────────────────────────────────────────────────────

export const content = (table: Table): Content => contentOf(table.pack);

const boards = new WeakMap<readonly (readonly number[])[], Board>();

/** Made once for each map: the list of tiles never changes. */
export function boardFor(table: Table): Board {
  const known = boards.get(table.tiles);
  if (known !== undefined) return known;
  const { faces } = content(table).cards;
  const board = boardOf(
    table.tiles.map(([face, q, r, rotation]) => ({ face: faces[face!]!, at: [q!, r!] as const, rotation: rotation! })),
  );
  boards.set(table.tiles, board);
  return board;
}

const NO_GATES: readonly number[] = [];

export const hasBastion = (table: Table, seat: number): boolean => table.bastions[seat] !== NOT_PLACED;

export const siteAt = (board: Board, code: number): BastionSite => board.sites.find((site) => site.code === code)!;

/** The territories that the seat's bastion touches. */
export const gatesOf = (table: Table, seat: number): readonly number[] =>
  hasBastion(table, seat) ? siteAt(boardFor(table), table.bastions[seat]!).beside : NO_GATES;

export const territoryCount = (table: Table): number => boardFor(table).hexes.length;

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const codeOf = (table: Table, piece: number): number => table.hidden.kinds[piece]!;
export const itemOf = (table: Table, code: number): Item => content(table).cards.items[code]!;
export const isLegendary = (table: Table, code: number): boolean => content(table).cards.legendary[code] !== undefined;

/** 0 for a weapon, 1 for an armour. */
export const slotNumber = (item: Pick<Item, 'slot'>): number => (item.slot === 'weapon' ? 0 : 1);
export const wornAt = (type: number, slot: number): number => 2 * type + slot;
/** The number of a side's row in `worn`. */
export const wornRow = (table: Table, side: number): number[] =>
  table.worn[side === ELF_SIDE ? table.clans.length : side]!;

// ── Units ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const sheetOf = (table: Table, side: number): number => (side === ELF_SIDE ? ELF_SHEET : table.clans[side]!);

export const unitTypeOf = (table: Table, side: number, type: number): UnitType =>
  content(table).units[sheetOf(table, side)]![type]!;

/** The figures of a side's unit type with its equipment (CR-24). */
export function figuresFor(table: Table, side: number, type: number): Figures {
  const worn = wornRow(table, side);
  return figuresWith(
    content(table),
    sheetOf(table, side) * TYPE_COUNT + type,
    worn[wornAt(type, 0)]!,
    worn[wornAt(type, 1)]!,
  );
}

export const slotOf = (place: number, type: number): number => place * TYPE_COUNT + type;

/** Where a side's units are counted: elves have no bastion. */
export const countsOf = (table: Table, side: number): number[] =>
  side === ELF_SIDE ? table.elves : table.units[side]!;

export const unitsAt = (table: Table, side: number, place: number, type: number): number =>
  countsOf(table, side)[slotOf(place, type)]!;

/** How many units of all types a side has on a place. */
export function strengthAt(table: Table, side: number, place: number): number {
  const counts = countsOf(table, side);
  const from = slotOf(place, 0);
  return counts[from]! + counts[from + 1]! + counts[from + 2]!;
}

export const isPlace = (place: number): boolean => place >= 0 && place < TERRITORIES.length;
