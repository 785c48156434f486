/**
 * Things that saved games call by number. The number is the thing's code, written beside its name, so that a list may be reordered and
 * something put into the middle of it while old games still mean the same. Rules, words and page share this: it imports only types.
 */
import type { Codes } from './types.ts';

/** Names by code: the name of code 3 is at index 3. Codes of things that are no longer there leave a gap. */
export function namesByCode<C extends Codes>(codes: C): readonly (keyof C & string)[] {
  const names: (keyof C & string)[] = [];
  for (const name in codes) {
    const code = codes[name]!;
    if (!Number.isInteger(code) || code < 0) throw new Error(`the code of ${name} is ${code}`);
    if (names[code] !== undefined) throw new Error(`${name} has the code of ${names[code]}`);
    names[code] = name;
  }
  return names;
}

/** Entries by code: the entry of code 3 is at index 3. */
export function entriesByCode<X extends { readonly id: string; readonly code: number }>(
  entries: readonly X[],
): readonly X[] {
  namesByCode(codesOf(entries));
  const byCode: X[] = [];
  for (const entry of entries) byCode[entry.code] = entry;
  return byCode;
}

export const codesOf = (entries: readonly { readonly id: string; readonly code: number }[]): Codes =>
  Object.fromEntries(entries.map(({ id, code }) => [id, code]));
