import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  copyState,
  randomOf,
  randomPicks,
  sfc,
  start,
  type AnyGame,
  type AnyState,
} from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import { openedTable } from './opening.ts';
import {
  entryOf,
  logEntryOf,
  recordAndProgressOf,
  recordOf,
  resultOf,
  snapshotOf,
  TableSerialiser,
} from './serialiser.ts';
import type { TableSnapshot } from './snapshot.ts';

const game = sample as unknown as AnyGame;
const OPENED = openedTable({
  id: 'table',
  seed: 'f'.repeat(64),
  game,
  seats: 2,
  options: {},
  settings: { open: false, watch: true, pace: 'quick', botPace: 'instant' },
  host: { id: 'ann', name: 'Ann' },
  now: 1_000,
});
const GATHERING: TableSnapshot = { seq: 1, changed: 1_000, ...OPENED, state: null };
const rowOf = (snapshot: TableSnapshot) => new TableSerialiser().row(snapshot, false);
const ROW = rowOf(GATHERING);

/** The states of a game played by chance, with every question. */
function states(seed: string): readonly AnyState[] {
  const random = randomOf(sfc(seed));
  let { state } = start(game, { seats: 2, seed, confirms: [true, true] });
  const found = [state];
  for (let choice = awaited(state); choice !== undefined; choice = awaited(state)) {
    const { seat } = choice;
    const outcome = apply(game, state, {
      do: 'answer',
      seat,
      question: state.question,
      picks: randomPicks(choice, random),
    });
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    ({ state } = outcome);
    found.push(state);
  }
  return found;
}

describe('a record', () => {
  test('is read as it was written, with its progress', () => {
    const record = { ...OPENED.record, beginsWithHost: true };
    const progress = { ...OPENED.progress, lines: 7, taken: { 0: ['an id'] } };
    expect(snapshotOf(rowOf({ ...GATHERING, record, progress }), game)).toEqual({ ...GATHERING, record, progress });
    expect(recordOf(ROW)).toEqual(OPENED.record);
  });

  test('is one object of all its fields, as it has always been kept', () => {
    expect(JSON.parse(ROW.record)).toEqual({ ...OPENED.record, ...OPENED.progress });
    expect(Object.keys(JSON.parse(ROW.record) as object)).toEqual([
      ...Object.keys(OPENED.record),
      ...Object.keys(OPENED.progress),
    ]);
  });

  test('from before tables waited for their host does not wait', () => {
    const saved = JSON.stringify({ ...OPENED.record, ...OPENED.progress, beginsWithHost: undefined });
    expect(saved).not.toContain('beginsWithHost');
    expect(recordAndProgressOf({ ...ROW, record: saved })).toEqual(OPENED);
  });

  test('from before people committed to their nonces is read, without the nonces that were sent openly', () => {
    const { record } = OPENED;
    const { seed, hash } = record.shuffle;
    const saved = {
      ...record,
      ...OPENED.progress,
      earlier: undefined,
      members: record.members.map((member) => ({ ...member, commitment: undefined, nonce: '0a'.repeat(16) })),
      shuffle: { seed, hash, nonces: null },
    };
    expect(recordAndProgressOf({ ...ROW, record: JSON.stringify(saved) })).toEqual(OPENED);
  });

  test('of a game that began before then keeps the nonces that it was dealt with', () => {
    const { seed, hash } = OPENED.record.shuffle;
    const shuffle = { seed, hash, nonces: ['0a'.repeat(16), null] };
    const saved = JSON.stringify({ ...OPENED.record, ...OPENED.progress, shuffle });
    expect(recordOf({ ...ROW, record: saved }).shuffle).toEqual({
      ...shuffle,
      commitments: null,
      frozen: null,
      people: null,
    });
  });

  test('that lacks a field is not read, and fields of no list are left out', () => {
    const saved = { ...OPENED.record, ...OPENED.progress };
    const added = ['beginsWithHost', 'earlier', 'practice', 'practised', 'undos', 'chats'];
    for (const name of added) {
      expect(recordAndProgressOf({ ...ROW, record: JSON.stringify({ ...saved, [name]: undefined }) })).toEqual(OPENED);
    }
    for (const name of Object.keys(saved).filter((each) => !added.includes(each))) {
      const lacking = JSON.stringify({ ...saved, [name]: undefined });
      expect(() => recordAndProgressOf({ ...ROW, record: lacking })).toThrow(`the record of a table has no ${name}`);
    }
    const more = JSON.stringify({ ...saved, weather: 'fair' });
    expect(recordAndProgressOf({ ...ROW, record: more })).toEqual(OPENED);
  });
});

describe('a serialiser that is used again and again', () => {
  test('writes what a new one writes', () => {
    const serialiser = new TableSerialiser();
    let { record } = OPENED;
    for (const [move, state] of states('again').entries()) {
      // Now and then people change something as well.
      if (move % 5 === 0) record = { ...record, abandon: [move] };
      const progress = { ...OPENED.progress, lines: move };
      const snapshot = { seq: move + 1, changed: move, record, progress, state };
      expect(serialiser.row(snapshot, true)).toEqual(new TableSerialiser().row(snapshot, true));
    }
  });

  test('writes the options of sealed answers, and of no others', () => {
    const sealed = states('sealed').filter(({ answers }) => answers.some((picks) => picks !== null));
    expect(sealed.length).toBeGreaterThan(3);
    for (const state of sealed) {
      const { asked } = JSON.parse(rowOf({ ...GATHERING, state }).state!) as { asked: { seat: number }[] };
      expect(asked).toEqual(state.asked.filter(({ seat }) => state.answers[seat] !== null));
      expect(asked.length).toBeLessThan(state.asked.length);
    }
  });

  test('writes states that load as they were, what can be undone too', () => {
    const all = states('states');
    expect(all.filter(({ undo }) => undo !== null).length).toBeGreaterThan(3);
    for (const state of all) {
      const row = rowOf({ ...GATHERING, state });
      expect(JSON.stringify(snapshotOf(row, game).state)).toBe(JSON.stringify(copyState(game, state)));
    }
  });
});

test('the result is read without the rules', () => {
  const last = states('result').at(-1)!;
  expect(last.result).not.toBeNull();
  expect(resultOf(rowOf({ ...GATHERING, state: last }))).toEqual(last.result);
  expect(resultOf(ROW)).toBeNull();
});

test('an entry of the log is read as it was written', () => {
  const entry = { do: 'chat', member: 0, lines: [{ no: 1, at: 5, chat: 'Hail', member: 0, name: 'Ann' }] };
  expect(entryOf(logEntryOf(3, 5, 1, entry))).toEqual(entry);
  expect(logEntryOf(3, 5, 1, entry)).toMatchObject({ seq: 3, at: 5, lines: 1 });
});
