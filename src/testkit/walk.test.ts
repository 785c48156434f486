import { expect, test } from 'vitest';
import { project } from '../kernel/index.ts';
import { countAnswers } from './perft.ts';
import { record, replay } from './recorded.ts';
import { sample } from '../games/sample/index.ts';
import { startTiny, ONE, over, tiny, ZERO } from './tiny.ts';
import { begin, CheckFailure, deepFreeze, difference, nameOf, same, applyLegal, walk } from './walk.ts';

/** Far above what these tests need: the limit only matters on a very slow machine. */
const TIMEOUT_MS = 600_000;

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

test('a game that does not end is an error', { timeout: TIMEOUT_MS }, () => {
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

test('an input that should be legal and is refused is an error', () => {
  const state = begin(sample, VARIANT, 'one');
  expect(() => applyLegal(sample, state, { do: 'undo', seat: ZERO, question: 1 })).toThrow(CheckFailure);
});

test('deepFreeze freezes at every depth', () => {
  const frozen = deepFreeze({ rows: [[1], [2]] });
  expect(() => frozen.rows[1]!.push(3)).toThrow(TypeError);
});

test('a difference shows both texts around the first character that differs', () => {
  expect(difference('the axe is here', 'the axe was here')).toBe(
    'expected …the axe is here…\n got      …the axe was here…',
  );
  expect(() => same('view', '{"a":1}', '{"a":2}')).toThrow('view: expected …{"a":1}…\n got      …{"a":2}…');
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
  const { state } = startTiny(game);
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
