import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatNumber, joinList, pluralCategory } from './numbers.ts';
import { count, UNITS } from './units.ts';

describe('French counts', () => {
  test('0 and 1 in the singular', () => {
    expect(count('fr', 0, 'point')).toBe('0\u00a0point');
    expect(count('fr', 1, 'point')).toBe('1\u00a0point');
  });

  test('from 2 in the plural', () => {
    expect(count('fr', 2, 'crystal')).toBe('2\u00a0Cristaux');
    expect(count('fr', 1000, 'glory')).toBe('1\u202f000\u00a0points de Gloire');
  });

  test('whole millions with « de » or « d’ »', () => {
    expect(count('fr', 1_000_000, 'point')).toBe('1\u202f000\u202f000\u00a0de points');
    expect(count('fr', 1_000_000, 'unit')).toBe('1\u202f000\u202f000\u00a0d’Unités');
    expect(count('fr', 2_000_000, 'elf')).toBe('2\u202f000\u202f000\u00a0d’Elfes');
    expect(count('fr', 1_000_001, 'point')).toBe('1\u202f000\u202f001\u00a0points');
  });

  test('what one does not count in English, point by point', () => {
    expect(count('fr', 2, 'rage')).toBe('2\u00a0points de Rage');
    expect(count('en', 2, 'rage')).toBe('2 Rage');
    expect(count('en', 1, 'glory')).toBe('1 Glory');
  });
});

describe('English counts', () => {
  test('only 1 in the singular', () => {
    expect(['0 dice', '1 die', '2 dice']).toEqual([0, 1, 2].map((n) => count('en', n, 'die')));
    expect(count('en', 1_000_000, 'point')).toBe('1,000,000 points');
  });
});

test('plural categories are one and other, and in French many', () => {
  expect([0, 1, 2, 1_000_000].map((n) => pluralCategory('fr', n))).toEqual(['one', 'one', 'other', 'many']);
  expect([0, 1, 2, 1_000_000].map((n) => pluralCategory('en', n))).toEqual(['other', 'one', 'other', 'other']);
});

test('a negative number has a true minus', () => {
  expect(formatNumber('en', -3)).toBe('−3');
  expect(formatNumber('fr', -1234)).toBe('−1\u202f234');
});

test('a list has no comma before its last item', () => {
  expect(joinList('en', ['Red', 'Ivory', 'Blue'])).toBe('Red, Ivory and Blue');
  expect(joinList('fr', ['Rouge', 'Ivoire', 'Bleu'])).toBe('Rouge, Ivoire et Bleu');
  expect(joinList('fr', ['Rouge'])).toBe('Rouge');
});

test('every unit counts in every language', () => {
  for (const language of LANGUAGES) {
    for (const unit of UNITS) expect(count(language, 2, unit)).toMatch(/^2[ \u00a0]\p{L}/u);
  }
});
