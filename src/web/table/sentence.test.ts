import { expect, test } from 'vitest';
import type { SpokenText } from '../../text/index.ts';
import { sentenceOf } from './sentence.ts';

const text = { event: () => null } as unknown as SpokenText;
const tableLine = (table: string, params: { readonly [name: string]: string }) => ({
  no: 1,
  at: 0,
  table,
  params,
  withdrawn: false,
});

test('the fingerprint of the shuffle is no part of the story', () => {
  expect(sentenceOf(tableLine('seedHash', { hash: '0123456789abcdef' }), 'en', text, 'Eilif')).toBeNull();
});

test('what I take back is said to me, and what others take back names them', () => {
  const line = tableLine('undo', { person: 'Eilif' });
  expect(sentenceOf(line, 'en', text, 'Eilif')).toBe('You take back your last move.');
  expect(sentenceOf(line, 'fr', text, 'Eilif')).toBe('Vous revenez sur votre dernier coup.');
  expect(sentenceOf(line, 'en', text, 'Astrid')).toBe('Eilif takes back the last move.');
});
