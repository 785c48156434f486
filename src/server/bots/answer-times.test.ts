import { expect, test } from 'vitest';
import { randomOf, sfc } from '../../kernel/index.ts';
import { AnswerTimes, LONGEST_PAUSE } from './answer-times.ts';

const GRAINS = 1_000_000;
function evenly(): () => number {
  const whole = randomOf(sfc('answer times'));
  return () => whole(GRAINS) / GRAINS;
}

const OWN = ['me', 'anybody'];

function noted(player: string, ask: string, ...times: readonly number[]): AnswerTimes {
  const answers = new AnswerTimes();
  for (const time of times) answers.note(player, ask, time);
  return answers;
}

/** The least and the most of many draws. */
function bounds(answers: AnswerTimes, ask: string): readonly [number, number] {
  const random = evenly();
  const draws = Array.from({ length: 500 }, () => answers.draw(OWN, ask, random)!);
  return [Math.min(...draws), Math.max(...draws)];
}

const EIGHT = Array.from({ length: 8 }, (_, number) => 4_000 + 500 * number);

test('a few answers are not enough to draw from', () => {
  expect(noted('me', 'shield', ...EIGHT.slice(1)).draw(OWN, 'shield', evenly())).toBeNull();
  expect(noted('me', 'shield', ...EIGHT).draw(OWN, 'shield', evenly())).not.toBeNull();
});

test('draws are near the own times, and not the same', () => {
  const [least, most] = bounds(noted('me', 'shield', ...EIGHT), 'shield');
  expect(least).toBeGreaterThanOrEqual(3_900);
  expect(most).toBeLessThanOrEqual(7_700);
  expect(new Set([least, most]).size).toBe(2);
});

test('questions of the same kind come first, then any of the same player, then those of others', () => {
  const answers = noted('anybody', 'shield', ...EIGHT.map(() => 1_000));
  expect(bounds(answers, 'shield')[1]).toBeLessThan(1_400);
  for (const time of EIGHT.map(() => 9_000)) answers.note('me', 'raid', time);
  expect(bounds(answers, 'shield')[0]).toBeGreaterThan(8_000);
  for (const time of EIGHT.map(() => 3_000)) answers.note('me', 'shield', time);
  expect(bounds(answers, 'shield')[1]).toBeLessThan(4_000);
});

test('nobody is made to wait as long as somebody who left for lunch', () => {
  const answers = noted('me', 'shield', ...EIGHT, LONGEST_PAUSE + 1, 3_600_000);
  expect(bounds(answers, 'shield')[1]).toBeLessThan(LONGEST_PAUSE);
});
