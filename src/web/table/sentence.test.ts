import { expect, test } from 'vitest';
import type { SpokenText } from '../../text/index.ts';
import { sentenceOf } from './sentence.ts';

test('the log shows the first 12 digits of a fingerprint', () => {
  const line = { no: 1, at: 0, table: 'seedHash', params: { hash: '0123456789abcdef'.repeat(4) }, withdrawn: false };
  const text = { event: () => null } as unknown as SpokenText;
  expect(sentenceOf(line, 'en', text)).toBe('Fingerprint of the shuffle: 0123456789ab.');
});
