import { expect, test } from 'vitest';
import { botLoad } from './bot-load.ts';

const AN_HOUR = 3_600_000;

test('people do not wait for the bots of tables where nobody is', async () => {
  const figures = await botLoad({
    botTables: 24,
    peopleTables: 2,
    answers: 12,
    leastThought: 0,
    workers: 1,
    seed: 'bot load',
    // A busy machine must not make a bot's answer come too late.
    limits: { timeLimit: AN_HOUR, startLimit: AN_HOUR, patience: AN_HOUR },
  });
  expect(figures.overtaken.length).toBeGreaterThan(5);
  // One that the only worker was at when the person's bot was asked.
  expect(Math.max(...figures.overtaken)).toBeLessThanOrEqual(1);
  expect(figures.chanceWithPeople).toBe(0);
});
