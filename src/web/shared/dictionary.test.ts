import { expect, test, vi } from 'vitest';
import { dictionary, list, percent } from './words.ts';

const { settings } = vi.hoisted(() => ({ settings: { language: 'en' as 'en' | 'fr' } }));
vi.mock('./settings.svelte.ts', () => ({ settings }));

const en = {
  yourTurn: 'Your turn',
  takes: '{who} takes {n#card}',
  fit: { by: 'n', one: 'One fits.', other: '{n} of {all} fit.' },
} as const;
const fr = {
  yourTurn: 'À vous',
  takes: '{who} prend {n#card}',
  fit: { by: 'n', one: 'Une convient.', many: '{n} de {all} conviennent.', other: '{n} sur {all} conviennent.' },
};
const say = dictionary(en, fr, { who: 'person', n: 'number', all: 'number' });

test('a sentence takes what its placeholders name, in the language of the settings', () => {
  expect(say('yourTurn')).toBe('Your turn');
  expect(say('takes', { who: 'Ana', n: 2 })).toBe('Ana takes 2 cards');
  expect(say('fit', { n: 3, all: 4 })).toBe('3 of 4 fit.');
  settings.language = 'fr';
  expect(say('fit', { n: 3, all: 4 })).toBe('3 sur 4 conviennent.');
  expect(list(['a', 2])).toBe('a et 2');
  expect(list([])).toBe('');
  expect(percent(0.5)).toMatch(/^50\s%$/);
});

test('other values, and a name without a kind, do not compile', () => {
  const wrong = [
    // @ts-expect-error: takes no values
    () => say('yourTurn', { n: 1 }),
    // @ts-expect-error: n is missing
    () => say('takes', { who: 'Ana' }),
    // @ts-expect-error: n is a number
    () => say('takes', { who: 'Ana', n: '2' }),
    // @ts-expect-error: the plural may need `all`
    () => say('fit', { n: 1 }),
    // @ts-expect-error: no kind for `all`
    () => dictionary(en, fr, { who: 'person', n: 'number' }),
  ];
  expect(wrong).toHaveLength(5);
});
