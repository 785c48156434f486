/** Whether two option values are the same. Nothing else is here: the page compares options by this file, without the step machine. */

/** The same keys with the same values, in whatever order: a patch of the document may change the order. */
export function sameOption(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameOption((a as never)[key], (b as never)[key]));
}
