/** Unguessable ids and tokens, and the hashes under which they are stored. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Crockford's base 32: no two digits look alike. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

const digits = (count: number): string =>
  Array.from({ length: count }, () => DIGITS[randomInt(DIGITS.length)]).join('');

/** 60 bits: with the limit on requests nobody finds a table that was not shown to them. It is also the code that people type. */
export const newTableId = (): string => digits(12);
const SECRET_LENGTH = 44;
const CHECK_LENGTH = 6;
const checkOf = (secret: string): string => hashOf(`token ${secret}`).slice(0, CHECK_LENGTH);

/** 264 bits and a checksum, in a cookie. */
export function newToken(): string {
  const secret = randomBytes(33).toString('base64url');
  return secret + checkOf(secret);
}

/**
 * Whether the token's checksum fits. New persons are created only from such tokens, so that two programs that both send, say, `test` do
 * not become one person. It is not a security check: a client that forges a checksum has merely chosen a weak secret for itself.
 */
export function isOwnToken(token: string): boolean {
  const secret = token.slice(0, SECRET_LENGTH);
  return token.length === SECRET_LENGTH + CHECK_LENGTH && token === secret + checkOf(secret);
}

export const newPersonId = (): string => randomBytes(16).toString('base64url');
/** For another device: good once, for some minutes. */
export const newCode = (): string => digits(10);

/** People type capitals, spaces, hyphens, and take o for 0 and i or l for 1. */
export const typedCode = (text: string): string =>
  text.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** Only hashes are stored: a leaked database cannot impersonate anyone. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
