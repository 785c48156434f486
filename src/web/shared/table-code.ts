/** The code of a table, as people type and paste it. */

const CODE = /^[0-9a-hjkmnp-tv-z]{12}$/;
const LINK = /\/t\/([^/?#\s]+)/;
const BETWEEN = /[\s\p{Pd}._]+/gu;

/** Capitals, spaces and hyphens do not matter; o is taken for 0, i and l for 1. */
const plainCode = (text: string): string =>
  text.toLowerCase().replace(BETWEEN, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** The table that a link or a code leads to; null if it is neither. */
export function tableIn(text: string): string | null {
  const code = plainCode(LINK.exec(text)?.[1] ?? text);
  return CODE.test(code) ? code : null;
}

/** In groups of four characters, for reading aloud. */
export const grouped = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? '';
