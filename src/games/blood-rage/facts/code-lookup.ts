/** Codes by name. A Map is faster than an object with so many keys, and every answer needs a lookup. */
import type { Codes } from '../../../kernel/types.ts';

export function codeLookup<C extends Codes>(codes: C): (name: keyof C & string) => number {
  const byName = new Map(Object.entries(codes));
  return (name) => byName.get(name)!;
}
