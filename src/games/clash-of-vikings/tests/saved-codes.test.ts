/**
 * Saved games mean the same whatever is put into the lists. `saved/before-codes.json` was written by the rules before cards, spaces and
 * sides had codes: states in the middle of play, with the end that they came to when chance (seeded with `moment`) played on.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  load,
  picksFrom,
  project,
  randomOf,
  randomPicks,
  sfc,
  type Codes,
  type Picks,
  type Result,
  type Seat,
  type Viewer,
} from '../../../kernel/index.ts';
import { checkShape, shapeChange, type Shape } from '../../../testkit/shape.ts';
import { viewersOf, walk } from '../../../testkit/walk.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { clashOfVikings } from '../index.ts';
import type { VikingsState } from '../rules/table.ts';
import { pairwiseVariants } from '../../../testkit/pairwise.ts';
import type { SeatView, VikingsView } from '../view.ts';
import { withCards } from './with-cards.ts';

type Vikings = typeof clashOfVikings;

interface Moment {
  readonly moment: string;
  readonly hands: readonly SeatView['hand'][];
  /** Of what every viewer is shown, and of all that happened to the end: SHA-256 of the JSON. */
  readonly views: string;
  readonly events: string;
  readonly answers: number;
  readonly end: Pick<Result, 'scores' | 'places'>;
  readonly saved: VikingsState;
}

const FOLDER = new URL('../testkit/', import.meta.url);
const moments = JSON.parse(readFileSync(new URL('saved/before-codes.json', import.meta.url), 'utf8')) as Moment[];

const sha = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const loaded = (game: Vikings, { saved }: Moment): VikingsState => load(game, structuredClone(saved));
const viewsOf = (game: Vikings, state: VikingsState) =>
  viewersOf(state.seats).map((viewer: Viewer) => project(game, state, viewer));

/** Somebody's answer in the values of its options, which mean the same under any list. */
type Told = readonly [seat: Seat, options: readonly VikingsOption[]];

/** Plays to the end; `choose` gives the picks of the seat that is awaited. */
function playedOn(game: Vikings, from: VikingsState, choose: (state: VikingsState) => { seat: Seat; picks: Picks }) {
  let state = from;
  const events: unknown[] = [];
  const told: Told[] = [];
  while (state.result === null) {
    const { seat, picks } = choose(state);
    const options = state.asked.find((choice) => choice.seat === seat)?.options ?? [];
    told.push([seat, options.filter((_, index) => picks.includes(index))]);
    const outcome = apply(game, state, { do: 'answer', seat, question: state.question, picks });
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { events, told, end: { scores: state.result.scores, places: state.result.places } };
}

const playedByChance = (game: Vikings, from: VikingsState, seed: string) => {
  const random = randomOf(sfc(seed));
  return playedOn(game, from, (state) => {
    const choice = awaited(state)!;
    return { seat: choice.seat, picks: randomPicks(choice, random) };
  });
};

const playedAgain = (game: Vikings, from: VikingsState, told: readonly Told[]) => {
  const rest = told.values();
  return playedOn(game, from, (state) => {
    const [seat, options]: Told = rest.next().value!;
    const picks = picksFrom(game, state, seat, options);
    if (!Array.isArray(picks)) throw new Error(`seat ${seat} may not ${JSON.stringify(options)}`);
    return { seat, picks };
  });
};

describe.each(moments)('saved before there were codes: $moment', (moment) => {
  test('it loads with the same hands, board, options, sealed answers and decisions to undo', () => {
    const state = loaded(clashOfVikings, moment);
    expect(viewsOf(clashOfVikings, state).map(({ view }, seat) => view.seats[seat]?.hand)).toEqual([
      ...moment.hands,
      undefined,
    ]);
    expect(sha(viewsOf(clashOfVikings, state))).toBe(moment.views);
    expect(state).toEqual(moment.saved);
  });

  test('it is played on to the same end', () => {
    const { events, told, end } = playedByChance(clashOfVikings, loaded(clashOfVikings, moment), moment.moment);
    expect(end).toEqual(moment.end);
    expect(told).toHaveLength(moment.answers);
    expect(sha(events)).toBe(moment.events);
  });
});

/** Its code is fresh; the one before it, 8, was used once and is no more. */
const charging = await withCards({
  charge: { code: 9, kind: 'move', copies: { base: 1, arenaOfBluff: 1 }, steps: 2 },
});

/** The new action can be named; everything else is asked as it was. */
const optionsWithoutCharge = ({ asked }: VikingsState): VikingsOption[][] =>
  asked.map(({ options }) => options.filter((option) => !Object.values(option).includes('charge')));

/** The count sheet has a line for the new card, of which there is none. */
const withoutCharge = (view: VikingsView): VikingsView => ({
  ...view,
  seats: view.seats.map((seat) => ({ ...seat, unseen: seat.unseen?.slice(0, -1) ?? null })),
});

describe.each(moments)('with an action put into the middle of the list: $moment', (moment) => {
  const bothLoaded = () => ({ short: loaded(clashOfVikings, moment), long: loaded(charging, moment) });

  test('it loads with the same hands, board, options, sealed answers and decisions to undo', () => {
    const { short, long } = bothLoaded();
    const views = viewsOf(charging, long).map(({ view }) => view);
    expect(views.map(withoutCharge)).toEqual(viewsOf(clashOfVikings, short).map(({ view }) => view));
    expect(views.flatMap(({ seats }) => seats.flatMap(({ unseen }) => unseen?.slice(-1) ?? []))).not.toContain(1);
    expect({ ...long, asked: null, undo: null }).toEqual({ ...short, asked: null, undo: null });
    expect(optionsWithoutCharge(long)).toEqual(short.asked.map(({ options }) => options));
    expect(long.undo?.answers).toEqual(short.undo?.answers);
  });

  test('it is played on to the same end', () => {
    const { short, long } = bothLoaded();
    const plain = playedByChance(clashOfVikings, short, moment.moment);
    const again = playedAgain(charging, long, plain.told);
    expect(again).toEqual(plain);
    expect(again.end).toEqual(moment.end);
  });
});

test.each(moments.filter(({ saved }) => saved.undo !== null))(
  'with an action put into the middle of the list, a decision is undone as without it: $moment',
  (moment) => {
    const undone = (game: Vikings): VikingsState => {
      const state = loaded(game, moment);
      const outcome = apply(game, state, { do: 'undo', seat: state.undo!.seat, question: state.question });
      if (!outcome.ok) throw new Error(outcome.refusal.why);
      return outcome.state;
    };
    const [short, long] = [undone(clashOfVikings), undone(charging)];
    expect(long.table).toEqual(short.table);
    expect(long.stack).toEqual(short.stack);
    expect(optionsWithoutCharge(long)).toEqual(short.asked.map(({ options }) => options));
  },
);

test('the moments have sealed answers, decisions to undo, laid cards and a bracelet in the air', () => {
  const states = moments.map((moment) => loaded(clashOfVikings, moment));
  expect(states.some(({ answers }) => answers.some((picks) => picks !== null))).toBe(true);
  expect(new Set(states.map(({ undo }) => undo?.answers.length))).toEqual(new Set([undefined, 1, 2, 4]));
  expect(Math.max(...states.map(({ table }) => table.laid.flat().length))).toBe(2);
  expect(states.some(({ table }) => table.air.length === 1)).toBe(true);
  expect(new Set(states.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(states.map(({ options }) => options['side']))).toEqual(new Set(['meadow', 'fjord']));
  expect(new Set(states.map(({ options }) => options['arenaOfBluff']))).toEqual(new Set([true, false]));
});

test('new games have the new card, and no fault', () => {
  const drawn = new Set<unknown>();
  for (const seats of [2, 3, 4]) {
    walk(charging, { seats, options: {} }, 'charge', ({ table }) => {
      const { hidden, hands } = table as VikingsState['table'];
      for (const piece of hands.flat()) drawn.add(hidden.kinds[piece]);
      expect(charging.faults(table as VikingsState['table'])).toEqual([]);
    });
  }
  // Nine cards of four seats, each with a kind of its own.
  expect(drawn.size).toBe(9 * 4);
});

describe('a code that is changed or used again needs a migration', () => {
  const { codes, sizes } = clashOfVikings.saved;
  const committed = JSON.parse(readFileSync(new URL('saved-shape.json', FOLDER), 'utf8')) as Shape;
  const { cards, sides, spaces, vikings } = committed.codes;
  const changeOf = (list: string, changed: Codes): string | null =>
    shapeChange(committed, { ...committed, codes: { ...codes, [list]: changed } });

  test('of a card', () => {
    const { shield, ...others } = cards!;
    expect(changeOf('cards', { ...cards, walk: 1, sprint: 0 })).toBe('cards: code 0 was walk and is now sprint');
    expect(changeOf('cards', others)).toBe(`cards: code ${shield} was shield and is no longer there`);
    expect(changeOf('cards', { ...others, charge: 7 })).toBe('cards: code 7 was shield and is now charge');
    expect(changeOf('cards', cards!)).toBeNull();
  });

  test('of a space, a side or a Viking', () => {
    expect(changeOf('spaces', { ...spaces, A0: 2, A1: 1 })).toBe('spaces: code 1 was A0 and is now A1');
    expect(changeOf('sides', { ...sides, fjord: 0, meadow: 1 })).toBe('sides: code 0 was meadow and is now fjord');
    expect(changeOf('vikings', { ...vikings, yellow: 4, bone: 1 })).toBe('vikings: code 1 was yellow and is now bone');
  });

  test('the check of the committed shape fails for it, and for another layout of the numbers', () => {
    const check = (saved: Vikings['saved']) => () =>
      checkShape({ ...clashOfVikings, saved }, pairwiseVariants(clashOfVikings).slice(0, 1), FOLDER);
    expect(check(clashOfVikings.saved)).not.toThrow();
    const used = { ...codes, cards: { ...cards, charge: 7, shield: 8 } };
    expect(check({ ...clashOfVikings.saved, codes: used })).toThrow('code 7 was shield and is now charge');
    expect(check({ ...clashOfVikings.saved, sizes: { ...sizes, kindsInARow: 9 } })).toThrow('sizes changed');
    expect(check(charging.saved)).toThrow('npm run shapes adds them');
  });
});
