/** Equality of option values, in a file of its own: the page imports it without the step machine. */

/** The same keys with the same values; the order of keys does not matter, because a patch of the page's document may change it. */
export function sameOption(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameOption((a as never)[key], (b as never)[key]));
}
