import { expect, test } from 'vitest';
import { OptionError, start, type Seat } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { cardOf, deckOf, handOf, valueOf, type VikingsState } from '../rules/table.ts';
import { view } from '../rules/visibility.ts';

const begun = (seats: number, seed = 'setup', options = {}): VikingsState =>
  start(clashOfVikings, { seats, seed, options }).state;
const placing = (position: Described) => scenario(clashOfVikings, { ...position, phase: 'placement' });
const seeds = Array.from({ length: 60 }, (_, number) => `setup ${number}`);

const tally = (words: readonly (string | number)[]): { [word: string]: number } => {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const cardsOf = ({ table }: VikingsState, seat: number): string[] =>
  [...handOf(table, seat), ...deckOf(table, seat)].map((piece) => cardOf(table, piece));
const valuesIn = ({ table }: VikingsState, ...zones: readonly (readonly number[])[]): number[] =>
  zones.flat().map((piece) => valueOf(table, piece));

const TWELVE = { walk: 2, sprint: 1, slam: 1, club: 1, punch: 2, hammer: 1, slingshot: 2, shield: 2 };

test('CV-1 two to four play, each with the same twelve cards', () => {
  for (const seats of [2, 3, 4]) {
    const state = begun(seats);
    for (let seat = 0; seat < seats; seat++) expect(tally(cardsOf(state, seat))).toEqual(TWELVE);
  }
  expect(() => begun(1)).toThrow(OptionError);
  expect(() => begun(5)).toThrow(OptionError);
});

test('CVT-3 twelve cards each: three in hand, nine in the draw pile', () => {
  const state = begun(3);
  for (const seat of [0, 1, 2]) {
    expect(cardsOf(state, seat)).toHaveLength(12);
    expect(view(state, 'spectator').seats[seat]).toMatchObject({ hand: [null, null, null], deck: 9, discard: 0 });
  }
});

test('CV-3 each takes bracelets of 1, 2 and 3, face down to everybody else', () => {
  const state = begun(3);
  const own = { bracelets: [1, 2, 3] };
  const rival = { bracelets: [null, null, null] };
  expect(view(state, 1 as Seat).seats).toMatchObject([rival, own, rival]);
  expect(view(state, 'spectator').seats).toMatchObject([rival, rival, rival]);
});

test('CV-3 there are six bracelets of 1, eight of 2, seven of 3 and four of 4', () => {
  for (const seats of [2, 3, 4]) {
    const state = begun(seats);
    const { piles, arena, reserve, box } = state.table;
    expect(tally(valuesIn(state, ...piles, ...arena, reserve, box))).toEqual({ 1: 6, 2: 8, 3: 7, 4: 4 });
  }
});

test('CVT-1 with four players thirteen bracelets are left: four on the arena, nine in reserve', () => {
  const state = begun(4);
  const { piles, arena, reserve } = state.table;
  for (const pile of piles) expect(valuesIn(state, pile)).toEqual([1, 2, 3]);
  expect(tally(valuesIn(state, ...arena, reserve))).toEqual({ 1: 2, 2: 4, 3: 3, 4: 4 });
  expect(valuesIn(state, ...arena)).toHaveLength(4);
  expect(view(state, 'spectator')).toMatchObject({ reserve: 9, box: 0, lost: [] });
});

test('CVT-2 with three players six of sixteen go back to the box, with two nine of nineteen', () => {
  const three = begun(3);
  expect(tally(valuesIn(three, ...three.table.arena, three.table.reserve, three.table.box))).toEqual({
    1: 3,
    2: 5,
    3: 4,
    4: 4,
  });
  expect(view(three, 'spectator')).toMatchObject({ reserve: 6, box: 6 });
  const two = begun(2);
  expect(tally(valuesIn(two, ...two.table.arena, two.table.reserve, two.table.box))).toEqual({
    1: 4,
    2: 6,
    3: 5,
    4: 4,
  });
  expect(view(two, 'spectator')).toMatchObject({ reserve: 6, box: 9 });
  for (const state of [three, two]) expect(Object.values(view(state, 'spectator').arena).flat()).toHaveLength(4);
});

test('CVR-2 what goes back to the box is drawn by chance from all that is left', () => {
  const boxed = seeds.map((seed) => {
    const state = begun(2, seed);
    return valuesIn(state, state.table.box).sort();
  });
  expect(new Set(boxed.map(String)).size).toBeGreaterThan(20);
  expect(new Set(boxed.flat())).toEqual(new Set([1, 2, 3, 4]));
  expect(boxed.some((values) => !values.includes(4)) && boxed.some((values) => values.includes(4))).toBe(true);
});

test('CV-4 a Viking is put on a free start space', () => {
  placing({ seats: 3, turn: 1 })
    .asks('startSpace', 1)
    .offers(1, { space: 'D0' }, { space: 'D3' }, { space: 'D6' }, { space: 'D9' })
    .refuses(1, { space: 'B1' }, 'CV-4.kind')
    .refuses(1, { space: 'C' }, 'CV-4.kind')
    .answers(1, { space: 'D6' })
    .tells('spectator', { type: 'placed', seat: 1, space: 'D6' })
    .offers(2, { space: 'D0' }, { space: 'D3' }, { space: 'D9' })
    .refuses(2, { space: 'D6' }, 'CV-4');
});

test('CV-4 each chooses in turn order, then the first player begins', () => {
  const placed = placing({ seats: 4, turn: 2, options: { side: 'fjord' } })
    .tells(0, { type: 'firstPlayer', seat: 2 })
    .asks('startSpace', 2)
    .offers(2, { space: 'D2' }, { space: 'D4' }, { space: 'D8' }, { space: 'D10' })
    .answers(2, { space: 'D8' })
    .asks('startSpace', 3)
    .answers(3, { space: 'D2' })
    .asks('startSpace', 0)
    .answers(0, { space: 'D10' })
    .asks('startSpace', 1)
    .offers(1, { space: 'D4' })
    .answers(1, { space: 'D4' })
    .tells(0, { type: 'placed', seat: 1, space: 'D4' }, { type: 'turnStarts', seat: 2 })
    .asks('layCard', 2);
  expect(placed.view(0).seats.map(({ space }) => space)).toEqual(['D10', 'D4', 'D8', 'D2']);
});

test('CVR-1 the first player is drawn before anybody takes a start space, and takes the first', () => {
  for (const seed of seeds) {
    const { state, events } = start(clashOfVikings, { seats: 3, seed });
    const [first] = state.asked;
    expect(events.map(({ shell }) => shell)).toEqual([{ type: 'firstPlayer', seat: first!.seat }]);
    expect(state.asked).toHaveLength(1);
    expect(view(state, 'spectator').seats.map(({ space }) => space)).toEqual([null, null, null]);
  }
});

test('CVR-33 two players may take any two start spaces, also neighbouring ones', () => {
  for (const space of ['D3', 'D6', 'D9'] as const) {
    placing({ seats: 2 })
      .answers(0, { space: 'D0' })
      .offers(1, { space: 'D3' }, { space: 'D6' }, { space: 'D9' })
      .answers(1, { space })
      .asks('layCard', 0);
  }
});

test('CV-5 each shuffles the twelve cards and draws three, seen by nobody else', () => {
  const dealt = seeds.map((seed) => view(begun(2, seed), 0 as Seat).seats);
  for (const [own, rival] of dealt) {
    expect(own!.hand).toHaveLength(3);
    expect(own!.hand).not.toContain(null);
    expect(rival).toMatchObject({ hand: [null, null, null], deck: 9 });
  }
  expect(new Set(dealt.map(([own]) => own!.hand.join())).size).toBeGreaterThan(15);
  expect(new Set(dealt.flatMap(([own]) => own!.hand))).toEqual(new Set(Object.keys(TWELVE)));
});

test('CV-6 one bracelet by chance lies on every bracelet space, the rest is the reserve', () => {
  const arenas = (side: string): { readonly [space: string]: readonly number[] }[] =>
    seeds.map((seed) => view(begun(4, seed, { side }), 'spectator').arena);
  for (const arena of arenas('meadow')) expect(Object.keys(arena)).toEqual(['B1', 'B3', 'B5', 'B7']);
  for (const arena of arenas('fjord')) expect(Object.keys(arena)).toEqual(['B0', 'B4', 'D3', 'D9']);
  for (const space of ['B1', 'B3', 'B5', 'B7']) {
    const values = arenas('meadow').map((arena) => arena[space]!);
    for (const value of values) expect(value).toHaveLength(1);
    expect(new Set(values.flat())).toEqual(new Set([1, 2, 3, 4]));
  }
});

test('CVR-3 bracelets on the arena lie face up for everybody', () => {
  const state = begun(2);
  const { arena } = view(state, 0 as Seat);
  expect(Object.values(arena).flat()).not.toContain(null);
  expect(view(state, 1 as Seat).arena).toEqual(arena);
  expect(view(state, 'spectator').arena).toEqual(arena);
});

test('CVR-35 the reserve is never empty after set-up: six, six and nine', () => {
  for (const side of ['meadow', 'fjord']) {
    for (const arenaOfBluff of [false, true]) {
      const reserves = [2, 3, 4].map(
        (seats) => view(begun(seats, 'reserve', { side, arenaOfBluff }), 'spectator').reserve,
      );
      expect(reserves).toEqual([6, 6, 9]);
    }
  }
});

test('CV-7 anybody can be the first player', () => {
  for (const seats of [2, 3, 4]) {
    const firsts = seeds.map((seed) => begun(seats, seed).asked[0]!.seat);
    expect(new Set(firsts)).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)));
  }
});

test('CV-80 a table has a side, Arena of Bluff, a count sheet and a colour for each seat', () => {
  expect(begun(3).options).toEqual({
    side: 'meadow',
    arenaOfBluff: false,
    countSheet: true,
    colours: ['red', 'yellow', 'blue'],
  });
  const options = { side: 'fjord', arenaOfBluff: true, countSheet: false, colours: ['green', 'red'] };
  const state = begun(2, 'options', options);
  expect(state.options).toEqual(options);
  expect(view(state, 'spectator')).toMatchObject({ side: 'fjord', arenaOfBluff: true });
  expect(view(state, 'spectator').seats.map(({ viking }) => viking)).toEqual(['green', 'red']);
});

test('CV-80 no two seats have the same colour, and there are two sides', () => {
  expect(() => begun(2, 'options', { colours: ['blue', 'blue'] })).toThrow(OptionError);
  expect(() => begun(2, 'options', { colours: ['blue', 'violet'] })).toThrow(OptionError);
  expect(() => begun(2, 'options', { side: 'desert' })).toThrow(OptionError);
});
