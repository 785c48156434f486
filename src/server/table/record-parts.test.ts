import { expect, test } from 'vitest';
import { sample } from '../../games/sample/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { openedProgress, openedRecord, loadedProgress, loadedRecord, type TableRecord } from './record.ts';
import { reader } from './record-parts.ts';

const OPENING = {
  id: 'table',
  seed: 'f'.repeat(64),
  game: sample as unknown as AnyGame,
  seats: 1,
  options: {},
  settings: { open: true, watch: false, pace: 'quick', botPace: 'instant' },
  host: { id: 'ann', name: 'Ann' },
  now: 1_000,
  earlier: { givenUp: 2, withheld: 1 },
} as const;
const RECORD: TableRecord = {
  ...openedRecord(OPENING),
  seats: [{ member: 0, bot: { level: 'greedy', name: 'Bot' }, wishes: { banner: 'red' }, votes: [0] }],
  trouble: { at: 5, report: 'report', held: true },
  shuffle: {
    seed: 's',
    hash: 'h',
    commitments: [null],
    frozen: { until: 9, nonces: [null] },
    nonces: [null],
    people: 1,
  },
};
const SAVED = { ...RECORD, ...openedProgress(OPENING) };

/** The record with one nested value replaced. */
const PARTS: { readonly [part: string]: { readonly value: object; readonly within: (value: object) => object } } = {
  settings: { value: RECORD.settings, within: (settings) => ({ settings }) },
  earlier: { value: RECORD.earlier, within: (earlier) => ({ earlier }) },
  member: { value: RECORD.members[0]!, within: (member) => ({ members: [member] }) },
  seat: { value: RECORD.seats[0]!, within: (seat) => ({ seats: [seat] }) },
  bot: { value: RECORD.seats[0]!.bot!, within: (bot) => ({ seats: [{ ...RECORD.seats[0]!, bot }] }) },
  trouble: { value: RECORD.trouble!, within: (trouble) => ({ trouble }) },
  shuffle: { value: RECORD.shuffle, within: (shuffle) => ({ shuffle }) },
  frozen: { value: RECORD.shuffle.frozen!, within: (frozen) => ({ shuffle: { ...RECORD.shuffle, frozen } }) },
};
const DEFAULTS: { readonly [part: string]: { readonly [field: string]: unknown } } = {
  settings: { open: false, watch: true, pace: 'discreet', botPace: 'natural' },
  earlier: { givenUp: 0, withheld: 0 },
  member: { commitment: null },
  shuffle: { commitments: null, frozen: null, people: null },
};

test('a record with nested values is read as it was saved', () => {
  expect(loadedRecord(SAVED)).toEqual(RECORD);
  expect(loadedProgress(SAVED)).toEqual(openedProgress(OPENING));
});

test('a record saved before a nested field has its default, and what is unknown is left out', () => {
  for (const [part, { value, within }] of Object.entries(PARTS)) {
    for (const [field, standard] of Object.entries(DEFAULTS[part] ?? {})) {
      const saved = { ...SAVED, ...within({ ...value, [field]: undefined }) };
      expect(loadedRecord(saved)).toEqual({ ...RECORD, ...within({ ...value, [field]: standard }) });
    }
    expect(loadedRecord({ ...SAVED, ...within({ ...value, weather: 'fair' }) })).toEqual(RECORD);
  }
});

test('a nested field that every record has had must be there', () => {
  for (const [part, { value, within }] of Object.entries(PARTS)) {
    for (const field of Object.keys(value).filter((each) => !Object.hasOwn(DEFAULTS[part] ?? {}, each))) {
      const saved = { ...SAVED, ...within({ ...value, [field]: undefined }) };
      expect(() => loadedRecord(saved)).toThrow(new RegExp(`^the record of a table has .* without ${field}$`));
    }
  }
});

test('a saved null is a value', () => {
  const read = reader<{ readonly until: number | null }>('a wait')([], { until: 3 });
  expect([read({ until: null }), read({})]).toEqual([{ until: null }, { until: 3 }]);
});

test('the compiler demands a default for a field that not every record has had', () => {
  interface Wait {
    readonly from: number;
    readonly until: number;
  }
  const wait = reader<Wait>('a wait');
  expect(wait(['from'], { until: 3 })({ from: 1 })).toEqual({ from: 1, until: 3 });
  // @ts-expect-error no default for `until`
  expect(wait(['from'], {})({ from: 1 })).toEqual({ from: 1 });
});
