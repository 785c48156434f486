/** Reads described positions, e.g. `{ seats: 2, hands: [['axe'], ['shield']], turn: 0 }`. Cards and treasures not named stay in deck and reserve. */
import {
  checkOptions,
  hide,
  insert,
  mix,
  see,
  type Options,
  type Position,
  type Random,
  type Seat,
} from '../../kernel/index.ts';
import { OPTIONS, type SampleOptions } from './options.ts';
import { emptyTable } from './setup.ts';
import { CARDS, SHORES } from './facts/ids.ts';
import { TREASURE, type SampleFrame, type Table } from './table.ts';

export interface Described {
  readonly seats: number;
  readonly options?: Options;
  readonly night?: number;
  readonly first?: number;
  /** At most one of these: the turn of the night, the shore whose feast begins, or the packets of a draft. */
  readonly turn?: number;
  readonly feast?: string;
  readonly packets?: readonly (readonly string[])[];
  readonly hands?: readonly (readonly string[])[];
  readonly chests?: readonly (readonly string[])[];
  readonly treasures?: readonly (readonly number[])[];
  readonly discard?: readonly string[];
  /** Warriors by shore, then by seat. */
  readonly shores?: { readonly [shore: string]: readonly number[] };
}

const KEYS = [
  'seats',
  'options',
  'night',
  'first',
  'turn',
  'feast',
  'packets',
  'hands',
  'chests',
  'treasures',
  'discard',
  'shores',
];

export function position(described: unknown, random: Random): Position<Table, SampleFrame, SampleOptions> {
  if (typeof described !== 'object' || described === null) throw new Error('a position is an object');
  const unknown = Object.keys(described).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`a position has no ${unknown.slice(0, 40)}`);
  const given = described as Described;
  const { seats } = given;
  if (![2, 3, 4].includes(seats)) throw new Error('a position has 2 to 4 seats');
  const options = checkOptions({ id: 'sample', seats: { min: 2, max: 4 }, options: OPTIONS }, seats, given.options);
  const table = tableOf(given, random);
  return { seats, options, table, stack: stackOf(given, table) };
}

/** -1 if the list has no such name. */
const indexIn = (list: readonly string[], name: string): number => list.indexOf(name);

function tableOf(given: Described, random: Random): Table {
  const empty = emptyTable(given.seats);
  const { kinds } = empty.hidden;
  const isCard = (kind: number): boolean => kind < TREASURE;
  const cards = kinds.filter(isCard);
  const table: Table = { ...empty, hidden: hide([cards, kinds.slice(cards.length)], given.seats) };
  table.reserve.unshift(...table.treasures.flatMap((pile) => pile.splice(0)));
  table.night = given.night ?? 1;
  table.first = (given.first ?? 0) as Seat;
  const take = (from: number[], kind: number, into: number[], what: string): void => {
    const at = from.findIndex((piece) => kinds[piece] === kind);
    if (at === -1) throw new Error(`there is no ${what} left to lay there`);
    insert(into, from.splice(at, 1)[0]!);
  };
  const lay = (words: readonly string[] = [], into: number[]): void => {
    for (const word of words) take(table.deck, indexIn(CARDS, word), into, String(word));
  };
  lay(given.discard, table.discard);
  see(table.hidden, table.discard, 'all');
  for (let seat = 0; seat < given.seats; seat++) {
    lay(given.packets?.[seat], table.packets[seat]!);
    lay(given.hands?.[seat], table.hands[seat]!);
    lay(given.chests?.[seat], table.chests[seat]!);
    for (const value of given.treasures?.[seat] ?? [1, 2]) {
      take(table.reserve, TREASURE + value, table.treasures[seat]!, `treasure of ${value}`);
    }
    for (const zone of [table.packets, table.hands, table.chests, table.treasures]) {
      see(table.hidden, zone[seat]!, [seat as Seat]);
    }
  }
  for (const [shore, counts] of Object.entries(given.shores ?? {})) {
    const index = indexIn(SHORES, shore);
    if (index === -1 || counts.length !== given.seats) throw new Error(`shores name warriors for each seat: ${shore}`);
    counts.forEach((count, seat) => {
      table.shores[index]![seat] = count;
      table.hall[seat]! -= count;
    });
  }
  mix(table.hidden, table.deck, random);
  mix(table.hidden, table.reserve, random);
  return table;
}

function stackOf(given: Described, table: Table): SampleFrame[] {
  if (given.packets !== undefined) {
    return [
      { proc: 'night', at: 'turns', shore: 0 },
      { proc: 'draft', at: 'pick' },
    ];
  }
  if (given.feast !== undefined) {
    const shore = indexIn(SHORES, given.feast);
    if (shore === -1) throw new Error(`there is no shore ${given.feast}`);
    return [{ proc: 'night', at: 'feasts', shore }];
  }
  const turn = given.turn ?? 0;
  if (!(turn >= 0 && turn < 2 * table.hall.length)) throw new Error('a night has two turns for each seat');
  return [
    { proc: 'night', at: 'feasts', shore: 0 },
    { proc: 'turns', at: 'act', turn },
  ];
}
