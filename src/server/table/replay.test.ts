import { expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  type AnyGame,
  type AnyState,
  type Emitted,
  type Input,
} from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import type { Begin, TableEntry } from './story.ts';
import { replayed, ReplayError, wentBack, type Logged } from './replay.ts';

const game = sample as AnyGame;
const KEY = 'ab'.repeat(32);
const BEGIN: Begin = { rules: game.rules, seats: 3, options: {}, confirms: [true, false, true] };

const entryWith = (part: Partial<TableEntry>): TableEntry => ({ do: 'x', member: 0, lines: [], ...part });

/** A game by chance, as its log, with its story: chat in between, decisions undone now and then. */
function played(answers: number): { log: Logged[]; state: AnyState; events: Emitted<unknown>[] } {
  const random = randomOf(sfc('replay'));
  const begun = start(game, { ...BEGIN, seed: KEY });
  const log: Logged[] = [];
  const events: Emitted<unknown>[] = [];
  let told = 0;
  const enter = (part: Partial<TableEntry>, happened: readonly Emitted<unknown>[] = []): void => {
    const lines = happened.map((event) => ({ no: ++told, event }));
    log.push({ seq: log.length + 1, entry: entryWith({ ...part, lines }) });
    events.push(...happened);
  };
  enter({ begin: BEGIN }, begun.events);
  let { state } = begun;
  const take = (input: Input): void => {
    const outcome = apply(game, state, input);
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    enter({ input }, outcome.events);
    ({ state } = outcome);
  };
  for (let count = 0; count < answers && state.result === null; count++) {
    const { seat, ...choice } = awaited(state)!;
    take({ do: 'answer', seat, question: state.question, picks: randomPicks({ seat, ...choice }, random) });
    if (state.undo !== null && random(3) === 0) {
      take({ do: 'undo', seat: state.undo.seat, question: state.question });
    }
    log.push({
      seq: log.length + 1,
      entry: entryWith({ do: 'chat', lines: [{ no: ++told, at: 1, chat: 'Well', member: 0, name: 'Ann' }] }),
    });
  }
  return { log, state, events };
}

test('a game played again from its log is the same to the byte, with all its events', () => {
  const { log, state, events } = played(1_000);
  expect(state.result).not.toBeNull();
  const again = replayed(game, KEY, log);
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(state));
  expect(again.events).toEqual(events);
  expect(again.steps).toHaveLength(log.filter(({ entry }) => entry.input !== undefined).length);
});

test('a step back is followed: what came after it counts no more', () => {
  const { log, state } = played(12);
  const { steps } = replayed(game, KEY, log);
  const step = steps.at(-3)!;
  const question = state.question + 1;
  log.push({ seq: log.length + 1, entry: entryWith({ back: { seq: step.seq, question } }) });
  const again = replayed(game, KEY, log);
  expect(again.steps).toEqual(steps.slice(0, -3));
  expect(again.state).toEqual({ ...step.before, question, confirms: state.confirms, undo: null });
});

test('what an undo or a step back withdraws is worked out, whatever the log says of it', () => {
  const { log } = played(40);
  const undos = log.flatMap(({ entry }, index) => (entry.input?.do === 'undo' ? [index] : []));
  expect(undos.length).toBeGreaterThan(1);
  const first = undos[0]! - 1;
  log.push({ seq: log.length + 1, entry: entryWith({ back: { seq: log[first]!.seq, question: 999 } }) });
  const { withdrawn } = replayed(game, KEY, log);
  expect(withdrawn).toHaveLength(log.length);
  const numbersIn = (each: readonly Logged[]): number[] =>
    each.flatMap(({ entry }) => entry.lines.flatMap((line) => ('event' in line ? [line.no] : [])));
  const gone = undos.map((undo) => numbersIn([log[undo - 1]!]));
  expect(undos.map((undo) => withdrawn[undo])).toEqual(gone);
  expect(withdrawn.at(-1)).toEqual(numbersIn(log.slice(first)).filter((no) => !gone.flat().includes(no)));
  const others = withdrawn.slice(0, -1).filter((_, index) => !undos.includes(index));
  expect(others.flat()).toEqual([]);
});

test('to have gone back changes nothing of the state of before', () => {
  const { log, state } = played(12);
  const { before } = replayed(game, KEY, log).steps[3]!;
  const text = JSON.stringify(before);
  const back = wentBack(game, before, state, 99);
  (back.table as { night: number }).night = 7;
  expect(JSON.stringify(before)).toBe(text);
  expect([back.question, back.undo]).toEqual([99, null]);
});

test.each([
  ['never began', (log: Logged[]) => log.slice(1), /never began/],
  [
    'began under other rules',
    ([first, ...rest]: Logged[]) => [{ ...first!, entry: entryWith({ begin: { ...BEGIN, rules: 1 } }) }, ...rest],
    /rules 1; here are rules 2/,
  ],
  ['lost an answer', (log: Logged[]) => log.toSpliced(3, 2), /is refused/],
  [
    'goes back to nowhere',
    (log: Logged[]) => [...log, { seq: 99, entry: entryWith({ back: { seq: 98, question: 50 } }) }],
    /goes back to 98/,
  ],
])('a log that %s does not lead on', (_what, broken, message) => {
  const { log } = played(12);
  const replaying = (): unknown => replayed(game, KEY, broken(log));
  expect(replaying).toThrow(ReplayError);
  expect(replaying).toThrow(message);
});

test('another key is another game', () => {
  const { log, state } = played(3);
  const other = start(game, { ...BEGIN, seed: 'cd'.repeat(32) });
  expect(JSON.stringify(other.state.table)).not.toBe(JSON.stringify(replayed(game, KEY, log.slice(0, 1)).state.table));
  expect(state.question).toBeGreaterThan(0);
});
