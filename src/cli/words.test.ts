import { expect, test } from 'vitest';
import { dictionaryFaults } from '../text/proof-reading.ts';
import { WORD_PARAMS, WORDS } from './words.ts';

test('the command line’s own words take the parameters they are given, and are well set, in both languages', () => {
  expect(dictionaryFaults(WORDS, WORD_PARAMS)).toEqual([]);
});
