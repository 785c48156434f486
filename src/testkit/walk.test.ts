import { expect, test } from 'vitest';
import { project } from '../kernel/index.ts';
import { countAnswers } from './perft.ts';
import { record, replay } from './recorded.ts';
import { sample } from '../games/sample/index.ts';
import { begun, ONE, over, tiny, ZERO } from './tiny.ts';
import { begin, Broken, deepFreeze, difference, nameOf, same, taken, walk } from './walk.ts';

/** Nothing here waits for anything; the limit is only for a machine that is very slow. */
const PATIENCE = 600_000;

const VARIANT = { seats: 3, options: { nights: 'three' } };

test('a walk shows every state from the first question to the end, the same every time', () => {
  const shown = (): string[] => {
    const views: string[] = [];
    walk(sample, VARIANT, 'one', (state) => views.push(JSON.stringify(project(sample, state, ZERO))));
    return views;
  };
  const views = shown();
  expect(views).toEqual(shown());
  expect(JSON.parse(views[0]!)).toMatchObject({ question: 1, result: null });
  expect(JSON.parse(views.at(-1)!)).toMatchObject({ result: { reason: 'SG-41' } });
});

test('a game that does not end is told', { timeout: PATIENCE }, () => {
  const endless = tiny({
    turn: {
      ask: (run) => run.ask({ seat: ZERO, ask: 'letter' }),
      again(run) {
        run.reveal();
        run.goto('ask');
      },
    },
  });
  expect(() => walk(endless, { seats: 2, options: {} }, 'x', () => undefined)).toThrow('the game does not end');
});

test('an input that should be legal and is not is told', () => {
  const state = begin(sample, VARIANT, 'one');
  expect(() => taken(sample, state, { do: 'undo', seat: ZERO, question: 1 })).toThrow(Broken);
});

test('frozen things cannot be changed, at any depth', () => {
  const frozen = deepFreeze({ rows: [[1], [2]] });
  expect(() => frozen.rows[1]!.push(3)).toThrow(TypeError);
});

test('a difference shows where two texts part', () => {
  expect(difference('the axe is here', 'the axe was here')).toBe('…the axe is here…\n instead …the axe was here…');
  expect(() => same('view', '{"a":1}', '{"a":2}')).toThrow('view: …{"a":1}…\n instead …{"a":2}…');
  expect(() => same('view', '{"a":1}', '{"a":1}')).not.toThrow();
});

test('a variant is named by its seats and options', () => {
  expect(nameOf({ seats: 3, options: { nights: 'three', openRaids: true } })).toBe(
    '3 seats, nights "three", openRaids',
  );
});

test('answers are counted to a depth, through sealed ones and past the end', () => {
  const game = tiny({
    turn: {
      both: (run) => run.ask({ seat: ZERO, ask: 'letter', max: 2 }, { seat: ONE, ask: 'letter' }),
      end: over,
    },
  });
  const { state } = begun(game);
  expect([1, 2, 3, 4].map((depth) => countAnswers(game, state, depth))).toEqual([6, 18, 18, 18]);
});

test('a recorded game replays to its scores, or says where it does not', () => {
  const recorded = record(sample, VARIANT, 'recorded');
  expect(replay(sample, recorded)).toEqual(recorded.scores);
  const { inputs } = recorded;
  expect(() => replay(sample, { ...recorded, inputs: inputs.slice(0, -1) })).toThrow('stops before its end');
  const wrong = [{ ...inputs[0]!, picks: [9] }, ...inputs.slice(1)];
  expect(() => replay(sample, { ...recorded, inputs: wrong })).toThrow('a legal input was refused');
});
