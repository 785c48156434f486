/**
 * Saved games refer to cards, places and the like by number. The number is a code, written beside the name and independent of the
 * position in the list, so a list may be reordered or grow in the middle without changing what old games mean. Rules, texts and the
 * page share this file: it imports only types.
 */
import type { Codes } from './types.ts';

/** Names by code: the name of code 3 is at index 3. A code that is no longer used leaves a gap. */
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

/** All names of a closed union: `everyName<AskId>({ draft: true, … })` does not compile while one of them is missing. */
export const everyName = <Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(names) as Name[];

export const codesOf = (entries: readonly { readonly id: string; readonly code: number }[]): Codes =>
  Object.fromEntries(entries.map(({ id, code }) => [id, code]));

/** A record with one entry for each name. */
export const byName = <Name extends string, X>(
  names: readonly Name[],
  make: (name: Name, index: number) => X,
): { [name in Name]: X } =>
  Object.fromEntries(names.map((name, index) => [name, make(name, index)])) as { [name in Name]: X };
