import { expect, test } from 'vitest';
import { randomOf, sfc } from '../../kernel/index.ts';
import { BOT_PACES } from '../../protocol/table.ts';
import { botPause, forcedPause, unlearnedThinking, type ForcedMoment } from './pause.ts';

const GRAINS = 1_000_000;
function drawn(pause: (random: () => number) => number, seed: string): number[] {
  const whole = randomOf(sfc(seed));
  return Array.from({ length: 10_000 }, () => pause(() => whole(GRAINS) / GRAINS));
}

const PLAYED = { isOpening: false, urgency: 'played' } as const;
const HIDDEN: ForcedMoment = { isPublic: () => false, learned: () => null };
const PUBLIC: ForcedMoment = { ...HIDDEN, isPublic: () => true };
const UNATTENDED = { isOpening: true, urgency: 'unattended' } as const;

const cases: readonly [string, (random: () => number) => number, number, number][] = [
  ['a patient bot', (random) => botPause('patient', PLAYED, random), 1_800, 3_400],
  ['a natural bot', (random) => botPause('natural', PLAYED, random), 700, 2_200],
  ['a fast bot', (random) => botPause('fast', PLAYED, random), 150, 450],
  [
    'a natural bot before anybody was asked',
    (random) => botPause('natural', { ...PLAYED, isOpening: true }, random),
    40,
    120,
  ],
  ['an instant bot where nobody is', (random) => botPause('instant', UNATTENDED, random), 2_000, 4_000],
  ['a forced answer among people, at first', (random) => forcedPause('discreet', 2, HIDDEN, random), 1_000, 20_000],
  ['a forced answer that everybody knows of', (random) => forcedPause('discreet', 2, PUBLIC, random), 40, 120],
  ['a forced answer among bots', (random) => forcedPause('discreet', 1, HIDDEN, random), 40, 120],
  ['a bot that has nothing to think about, at first', unlearnedThinking, 5, 150],
];

test.each(cases)('%s waits between its bounds, more often short than long', (_who, pause, least, most) => {
  expect(pause(() => 0)).toBe(least);
  expect(pause(() => 1)).toBe(most);
  const pauses = drawn(pause, 'pauses');
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
  expect(pauses.every(Number.isInteger)).toBe(true);
  const short = pauses.filter((each) => each < (least + most) / 2).length;
  expect(short).toBeGreaterThan(0.6 * pauses.length);
});

test('an instant bot does not wait, and nobody does at a quick table', () => {
  for (const isOpening of [true, false]) {
    expect(new Set(drawn((random) => botPause('instant', { ...PLAYED, isOpening }, random), 'instant'))).toEqual(
      new Set([0]),
    );
  }
  expect([1, 2].map((persons) => forcedPause('quick', persons, HIDDEN, () => 0.5))).toEqual([0, 0]);
});

test('every pace has a pause', () => {
  for (const pace of BOT_PACES) expect(botPause(pace, PLAYED, () => 0.5)).toBeGreaterThanOrEqual(0);
});
