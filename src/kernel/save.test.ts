import { describe, expect, test } from 'vitest';
import { sample } from '../games/sample/index.ts';
import type { SampleState } from '../games/sample/table.ts';
import { scenario } from '../testkit/scenario.ts';
import { startTiny, ONE, over, tiny, TWO, wordsOf, note, ZERO, type TinyGame } from '../testkit/tiny.ts';
import { deepFreeze } from '../testkit/walk.ts';
import { apply } from './apply.ts';
import { awaited } from './play.ts';
import { load, LoadError, save } from './save.ts';
import type { Seat } from './types.ts';

type Saved = { [key: string]: unknown };

const asSaved = (state: SampleState): Saved => JSON.parse(save(state)) as Saved;
const again = (state: SampleState): SampleState => load(sample, JSON.parse(save(state)));

describe('a saved game', () => {
  test('loads as it was, with its open question', () => {
    const { state } = scenario(sample, { seats: 3, hands: [['axe'], ['horn'], []] }, { confirms: [true, false, true] });
    expect(again(state)).toEqual(state);
  });

  test('keeps the answers that are still sealed', () => {
    const packets = [
      ['ale', 'axe', 'horn', 'shield'],
      ['axe', 'horn', 'shield', 'raven'],
    ];
    const { state } = scenario(sample, { seats: 2, packets }).answers(1, { card: 'raven' });
    expect(state.answers).toEqual([null, [3]]);
    expect(again(state)).toEqual(state);
  });

  test('keeps a sealed answer by what was picked, not by its place among the options', () => {
    const packets = [
      ['ale', 'axe', 'horn', 'shield'],
      ['axe', 'horn', 'shield', 'raven'],
    ];
    const { state } = scenario(sample, { seats: 2, packets }).answers(1, { card: 'raven' });
    const saved = asSaved(state);
    const [mine, theirs] = saved['asked'] as { options: unknown[] }[];
    const shuffled = { ...theirs!, options: theirs!.options.toReversed() };
    const moved = { ...saved, asked: [mine, shuffled], answers: [null, [0]] };
    expect(load(sample, moved).answers).toEqual([null, [3]]);
    const gone = { ...theirs!, options: [{ card: 'drum' }] };
    expect(load(sample, { ...moved, asked: [mine, gone] }).answers).toEqual([null, null]);
    for (const odd of [[{ ...theirs!, ask: 'feast' }], [{ seat: 1 }]])
      expect(load(sample, { ...moved, asked: odd }).answers).toEqual([null, null]);
    // Saved without its options, as older servers did: only the indexes are left.
    for (const none of [undefined, 'nobody', [], [null, 3]]) {
      expect(load(sample, { ...moved, asked: none }).answers).toEqual([null, [0]]);
      expect(load(sample, { ...moved, asked: none, answers: [null, [9]] }).answers).toEqual([null, null]);
    }
  });

  test('forgets what could be undone when the same answers would now lead elsewhere', () => {
    const { state } = scenario(sample, { seats: 2 }).answers(0, { act: 'voyage' }).answers(0, { shore: 'west' });
    const saved = asSaved(state);
    const undo = saved['undo'] as { answers: number[][] };
    expect(load(sample, saved).undo).toEqual(state.undo);
    const north = { ...undo, answers: [undo.answers[0], [0]] };
    expect(load(sample, { ...saved, undo: north }).undo).toBeNull();
    const illegal = { ...undo, answers: [undo.answers[0], [9]] };
    expect(load(sample, { ...saved, undo: illegal }).undo).toBeNull();
  });

  test('goes on with the same chance', () => {
    const { state } = scenario(sample, { seats: 2, treasures: [[], [1, 2, 3, 4]] }).answers(0, { act: 'raid' });
    const raid = { do: 'answer', seat: ZERO, question: state.question, picks: [0] } as const;
    expect(apply(sample, again(state), raid)).toEqual(apply(sample, state, raid));
  });

  test('can still be undone, decision by decision', () => {
    const voyage = scenario(sample, { seats: 2 }).answers(0, { act: 'voyage' }).answers(0, { shore: 'west' });
    voyage.state = again(voyage.state);
    voyage.undoes(0).asks('shore', 0);
    voyage.state = again(voyage.state);
    voyage.undoes(0).asks('act', 0);
    expect(voyage.state.undo).toBeNull();
  });

  test('that is over loads with its result', () => {
    const { state } = scenario(sample, { seats: 2, night: 2, turn: 3 }).answers(1, { act: 'rest' });
    expect(again(state)).toEqual(state);
  });

  test('is not changed by being loaded', () => {
    const { state } = scenario(sample, { seats: 2 }).answers(0, { act: 'voyage' });
    const saved = deepFreeze(asSaved(state));
    expect(load(sample, saved)).toEqual(state);
  });
});

describe('what is not a saved game is refused with the reason', () => {
  const { state } = scenario(sample, { seats: 2, hands: [['axe'], ['horn']] });
  const refused = (saved: unknown): string => {
    try {
      load(sample, saved);
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`;
    }
    return 'it is taken';
  };
  const changed = (change: Saved): string => refused({ ...asSaved(state), ...change });
  const table = (change: Saved): string => changed({ table: { ...(asSaved(state)['table'] as Saved), ...change } });
  const not = (what: string): string => `LoadError: not a saved game: ${what}`;

  test('no object', () => {
    for (const odd of [null, undefined, [], 'a game', 3]) expect(refused(odd)).toBe(not('it is not an object'));
  });

  test('of another game', () => {
    expect(changed({ game: 'chess' })).toBe(not('it is not a game of sample'));
    expect(refused({})).toBe(not('it is not a game of sample'));
  });

  test('of newer rules, or of none', () => {
    expect(changed({ rules: 3 })).toBe('LoadError: it was saved by newer rules (3; here 2)');
    for (const rules of [0, -1, 1.5, '2', null]) expect(changed({ rules })).toBe(not('it has no rules number'));
  });

  test('of too many seats, or with invalid options', () => {
    expect(changed({ seats: 9 })).toBe('LoadError: sample has 2 to 4 seats');
    expect(changed({ options: { nights: 'one' } })).toBe('LoadError: option nights is one of two, three');
  });

  test('with an invalid question or generator', () => {
    for (const question of [-1, 0.5, '1', null]) expect(changed({ question })).toBe(not('question'));
    const { rng } = state;
    const odd = [
      null,
      {},
      { ...rng, kind: 'dice' },
      { ...rng, key: [1, 2] },
      { ...rng, used: 17 },
      { ...rng, block: -1 },
    ];
    for (const generator of odd) expect(changed({ rng: generator })).toBe(not('rng'));
    expect(changed({ rng: { kind: 'sfc32', a: 1, b: 2, c: 3 } })).toBe(not('rng'));
    expect(changed({ rng: { kind: 'sfc32', a: 1, b: -2, c: 3, d: 4 } })).toBe('it is taken');
  });

  test('with lists of the wrong length, or of the wrong things', () => {
    for (const answers of [null, [], [null], [null, null, null], [null, 'a'], [null, [-1]], [null, [0.5]]]) {
      expect(changed({ answers })).toBe(not('answers'));
    }
    for (const confirms of [null, [true], [true, true, true]]) expect(changed({ confirms })).toBe(not('confirms'));
  });

  test('with invalid frames, or steps that do not exist', () => {
    for (const stack of [null, 'x', [null], [[]]]) expect(changed({ stack })).toBe(not('stack'));
    expect(changed({ stack: [{ proc: 'turns', at: 'nowhere' }] })).toBe(not('no step turns.nowhere'));
    expect(changed({ stack: [{ proc: 'constructor', at: 'name' }] })).toBe(not('no step constructor.name'));
    expect(changed({ stack: [{ proc: 'toString', at: '' }] })).toBe(not('no step toString.'));
    expect(changed({ stack: [] })).toBe(not('no asking step act'));
    expect(changed({ asker: 'nowhere' })).toBe(not('no asking step nowhere'));
  });

  test('with a step that does not ask', () => {
    expect(changed({ asker: 'next' })).toMatch(/^LoadError: its question cannot be asked again: /);
  });

  test('with an invalid result', () => {
    expect(changed({ result: 'won' })).toBe(not('result'));
  });

  test('with an invalid table, or a broken one', () => {
    for (const odd of [null, 3, {}, []]) expect(changed({ table: odd })).toBe(not('its table is not valid'));
    expect(table({ hall: [3, 2] })).toBe('LoadError: seat 1 has 2 warriors');
    expect(table({ deck: state.table.deck.slice(1) })).toBe('LoadError: a piece is lost');
  });

  test('with pieces or lots that do not exist', () => {
    const { kinds, lots } = state.table.hidden;
    expect(table({ deck: [...state.table.deck.slice(1), 2 ** 31] })).toBe(not('deck'));
    expect(table({ hidden: { kinds, lots: lots.slice(1) } })).toBe(not('lots'));
    expect(table({ hidden: { kinds, lots: lots.with(0, kinds.length + 1) } })).toBe(not('lots'));
    expect(table({ hidden: { kinds: kinds.with(0, -1), lots } })).toBe(not('kinds of pieces'));
  });

  test('with an invalid undo', () => {
    expect(changed({ undo: { seat: 0, answers: 'x', events: [] } })).toBe(not('undo'));
    expect(changed({ undo: { seat: -1, answers: [], events: [], base: asSaved(state) } })).toBe(not('undo'));
    expect(changed({ undo: { seat: 0, answers: [], events: [], base: 3 } })).toBe(not('it is not an object'));
  });

  test('and every refusal is a LoadError', () => {
    expect(() => load(sample, null)).toThrow(LoadError);
  });
});

describe('a game saved by older rules', () => {
  /** Three jarls at the draft of the second night: an ale was played, and each has buried something. */
  const { state } = scenario(sample, {
    seats: 3,
    turn: 5,
    hands: [['axe'], ['horn'], ['raven']],
    discard: ['ale'],
  }).answers(2, {
    act: 'rest',
  });
  /** Rules 1 had no place for buried cards: they lay face down among the discarded. */
  const old = (): Saved => {
    const { buried, discard, ...table } = state.table;
    const saved = asSaved(state);
    return { ...saved, rules: 1, table: { ...table, discard: [...discard, ...buried].sort((a, b) => a - b) } };
  };

  test('is migrated to the present rules', () => {
    expect(state.table.buried).toHaveLength(3);
    expect(load(sample, old())).toEqual(state);
  });

  test('forgets what could be undone', () => {
    const undo = { seat: 0, answers: [[0]], events: [0], base: old() };
    expect(load(sample, { ...old(), undo }).undo).toBeNull();
  });

  test('that cannot be migrated is refused with the reason', () => {
    expect(() => load(sample, { ...old(), table: null })).toThrow(/^it cannot be migrated from rules 1 to 2: /);
  });
});

describe('a sealed answer, under changed rules', () => {
  const asking = (seats: readonly Seat[], offered: number): TinyGame => {
    const game = tiny({
      turn: {
        ask: (run) => run.ask(...seats.map((seat) => ({ seat, ask: 'letter' }))),
        take: (run) => note(run, seats.map((seat) => wordsOf(run, seat)).join('')),
        end: over,
      },
    });
    const letters = game.questions['letter']!;
    const fewer = {
      ...letters,
      candidates: () => letters.candidates(null as never, null as never, ZERO).slice(0, offered),
    };
    return { ...game, questions: { ...game.questions, letter: fewer } };
  };
  const before = asking([ZERO, ONE, TWO], 3);
  const { state } = startTiny(before, 3);
  const saved = JSON.parse(save({ ...state, answers: [[2], [1], null] })) as unknown;

  test('that is no longer offered is dropped, and that seat is asked anew', () => {
    const loaded = load(asking([ZERO, ONE, TWO], 2), saved);
    expect(loaded.answers).toEqual([null, [1], null]);
    expect(awaited(loaded)?.seat).toBe(0);
  });

  test('of a seat that is no longer asked is dropped', () => {
    expect(load(asking([ONE, TWO], 3), saved).answers).toEqual([null, [1], null]);
  });

  test('that is still legal stays', () => {
    expect(load(before, saved).answers).toEqual([[2], [1], null]);
  });
});
