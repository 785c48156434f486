import { describe, expect, test } from 'vitest';
import { sample, type SampleGame } from '../games/sample/index.ts';
import type { Codes } from '../kernel/index.ts';
import { pairwiseVariants } from './pairwise.ts';
import { checkOldSaves, checkShape, shapeChange, shapeOf, type Shape } from './shape.ts';

/** Far above what these tests need: the limit only matters on a very slow machine. */
const TIMEOUT_MS = 600_000;
const variants = pairwiseVariants(sample);
const FOLDER = new URL('../games/sample/testkit/', import.meta.url);

const withLabel: SampleGame = {
  ...sample,
  procs: { ...sample.procs, draft: { ...sample.procs.draft, muster: () => undefined } },
};
const migrated = (game: SampleGame): SampleGame => ({
  ...game,
  rules: 3,
  migrations: [...game.migrations, (saved) => saved],
});

test('a shape has the labels in order, and the paths of frames and table', { timeout: TIMEOUT_MS }, () => {
  const shape = shapeOf(sample, [variants[0]!]);
  expect(shape.rules).toBe(2);
  expect(shape.labels.filter((label) => label.startsWith('draft.'))).toEqual([
    'draft.pick',
    'draft.take',
    'draft.bury',
  ]);
  expect(shape.frames['voyage']).toEqual(['seat: number', 'sent: number', 'shore: number']);
  expect(shape.table).toContain('hidden.lots[]: number');
  expect(shape.table).toContain('shores[][]: number');
});

describe('saved games of running tables are guarded', { timeout: TIMEOUT_MS }, () => {
  test('a shape that changed under the same rules number is an error', () => {
    expect(() => checkShape(withLabel, variants, FOLDER)).toThrow('saved games of sample changed their shape');
  });

  const withCards = (cards: Codes): SampleGame => ({
    ...sample,
    saved: { ...sample.saved, codes: { ...sample.saved.codes, cards } },
  });
  const { cards } = sample.saved.codes;

  test('a code that changed, was removed or was reused is an error', () => {
    const swapped = withCards({ ...cards, ale: 1, axe: 0 });
    expect(() => checkShape(swapped, variants, FOLDER)).toThrow('cards: code 0 was ale and is now axe');
    const others = Object.fromEntries(Object.entries(cards!).filter(([name]) => name !== 'raven'));
    expect(() => checkShape(withCards(others), variants, FOLDER)).toThrow('code 4 was raven and is no longer there');
    const reused = withCards({ ...others, drum: 4 });
    expect(() => checkShape(reused, variants, FOLDER)).toThrow('code 4 was raven and is now drum');
    const moved = { ...sample, saved: { ...sample.saved, sizes: { ...sample.saved.sizes, firstTreasure: 11 } } };
    expect(() => checkShape(moved, variants, FOLDER)).toThrow('sizes changed');
  });

  test('a text that is saved must be listed, and stays so', () => {
    const spoken: SampleGame = {
      ...sample,
      setup: (seats, options, random) => {
        const setUp = sample.setup(seats, options, random);
        return { ...setUp, first: { ...setUp.first, weather: 'storm' } as never };
      },
    };
    expect(() => shapeOf(spoken, [variants[0]!])).toThrow(
      'sample saves the text "storm" (night.weather): list it in saved.names',
    );
    const listed = { ...spoken, saved: { ...sample.saved, names: { weather: ['calm', 'storm'] } } };
    const shape = shapeOf(listed, [variants[0]!]);
    expect(shape.frames['night']).toContain('weather: string');
    expect(shapeChange(shape, { ...shape, names: { weather: ['storm'] } })).toBe('weather: calm is no longer there');
    expect(shapeChange(shape, { ...shape, names: { weather: ['storm', 'fog', 'calm'] } })).toBeNull();
  });

  test('an option of tables, or a value of one, that was removed or renamed is an error', () => {
    const now = shapeOf(sample, []);
    const { openRaids, nights, banner } = now.options;
    const changed = (options: { readonly [id: string]: readonly string[] | undefined }): string | null =>
      shapeChange(now, { ...now, options: options as Shape['options'] });
    expect(changed({ nights, banner })).toBe('the option openRaids no longer has switch');
    expect(changed({ openRaids, banner, nights: ['one', 'two', 'four'] })).toBe(
      'the option nights no longer has three',
    );
    expect(changed({ openRaids, banner, nights: [...nights!, 'four'], weather: ['switch'] })).toBeNull();
  });

  test('a new code, anywhere in the list, only has to be added to the file', () => {
    const longer = withCards({ drum: 5, ...cards });
    expect(() => checkShape(longer, variants, FOLDER)).toThrow('npm run shapes adds them');
    const now = shapeOf(sample, [variants[0]!]);
    expect(shapeChange(now, { ...now, codes: longer.saved.codes })).toBeNull();
  });

  test('a new rules number needs its shape written', () => {
    expect(() => checkShape(migrated(withLabel), variants, FOLDER)).toThrow('saved-shape.json is of rules 2');
  });

  test('a new rules number needs a migration, and a saved game of the old one', () => {
    expect(() => checkOldSaves({ ...sample, rules: 3 }, FOLDER)).toThrow('1 + the number of migrations');
    expect(() => checkOldSaves(migrated(sample), FOLDER)).toThrow('no saved game of rules 2: saved/rules-2.json');
  });

  test('an old game that a migration breaks is an error', () => {
    const broken = { ...sample, migrations: [(saved: unknown) => saved] };
    expect(() => checkOldSaves(broken, FOLDER)).toThrow('not a saved game');
    expect(() => checkOldSaves(sample, FOLDER)).not.toThrow();
  });
});
