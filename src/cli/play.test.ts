import { describe, expect, test } from 'vitest';
import { randomBot } from '../bots/index.ts';
import { sample } from '../games/sample/index.ts';
import { sampleText } from '../games/sample/text/index.ts';
import type { Language } from '../text/index.ts';
import { narratedGame } from './play.ts';

const telling = (seats: number, seed: string, language: Language = 'en'): string[] => [
  ...narratedGame({ game: sample, text: sampleText(language), seats, seed, bot: randomBot }),
];

describe('a game told in the terminal', () => {
  test('begins with its title, its seats and how to see it again', () => {
    expect(telling(3, 'a').slice(0, 8)).toEqual([
      'Three Shores',
      'A game for 3 seats, played by bots.',
      'Seat 1: the red jarl',
      'Seat 2: the blue jarl',
      'Seat 3: the green jarl',
      'To see the same game again: npm run play -- --game sample --seats 3 --seed=a --bots random --lang en',
      '',
      expect.stringMatching(/^Night 1 falls; the \w+ jarl plays first\.$/),
    ]);
  });

  test('ends with the scores in order, and the victory', () => {
    const lines = telling(4, 'a', 'fr');
    const from = lines.indexOf('Le décompte final\u00a0:');
    expect(lines.slice(from)).toEqual([
      'Le décompte final\u00a0:',
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^[1-4]\. le jarl .*, \d+\u00a0points?$/) as unknown),
      expect.stringMatching(/^Victoire( partagée)?\u00a0: le jarl .*\.$/),
    ]);
    const scores = lines.slice(from + 1, from + 5).map((line) => Number(/(\d+)\u00a0points?$/.exec(line)![1]));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('is the same for the same seed, in either language', () => {
    expect(telling(4, 'twice')).toEqual(telling(4, 'twice'));
    expect(telling(4, 'twice', 'fr')).toHaveLength(telling(4, 'twice').length);
    expect(telling(4, 'twice')).not.toEqual(telling(4, 'other'));
  });

  test('sets an empty line between its parts, never two', () => {
    for (let seed = 0; seed < 20; seed++) {
      const text = telling(2 + (seed % 3), `parts ${seed}`).join('\n');
      expect(text).not.toMatch(/\n\n\n/);
      expect(text.match(/\n\nNight /g)).toHaveLength(2);
    }
  });

  test('tells nobody what only a seat may know', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(telling(3, `secret ${seed}`).join('\n')).not.toMatch(
        /treasure of value|picks an?\b (?!card)|hides an? (?!card)/,
      );
    }
  });

  test('can be seen again whatever the seed', () => {
    expect(telling(2, 'it\'s a "seed"')[4]).toContain(`--seed='it'\\''s a "seed"'`);
  });
});
