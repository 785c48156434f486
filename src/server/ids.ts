/** What nobody can guess, and what is kept of it. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Crockford's digits: nothing that looks like something else. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

const digits = (count: number): string =>
  Array.from({ length: count }, () => DIGITS[randomInt(DIGITS.length)]).join('');

/** 60 bits: with the limit on requests nobody finds a table that was not shown to them. It is also the code that people type. */
export const newTableId = (): string => digits(12);
/** 256 bits and more, in a cookie. */
export const newToken = (): string => randomBytes(33).toString('base64url');
export const newPersonId = (): string => randomBytes(16).toString('base64url');
/** For another device: good once, for some minutes. */
export const newCode = (): string => digits(10);

/** People type capitals, spaces, hyphens, and take o for 0 and i or l for 1. */
export const typedCode = (text: string): string =>
  text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Only hashes are stored: a leaked database cannot impersonate anyone. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
