/** What a seat plays, and what it is called, before and after the game has begun. */
import type { PublicTable } from '../../protocol/table.ts';

/**
 * The value of each seat in an option where every seat has its own: from the start the table's option says it; before, what the seat
 * wishes; else the first that nobody wishes.
 */
export function seatValues<Value extends string>(
  { options, seats }: PublicTable,
  option: string,
  values: readonly Value[],
): readonly Value[] {
  const isValue = (value: unknown): value is Value => values.includes(value as Value);
  const chosen = options[option];
  if (Array.isArray(chosen) && chosen.length >= seats.length && chosen.every(isValue)) return chosen;
  const wished = seats.map(({ wishes }) => wishes[option]);
  const free = values.filter((value) => !wished.includes(value));
  return wished.map((wish) => (isValue(wish) ? wish : (free.shift() ?? values[0]!)));
}

/** In sentences a seat is called after who sits there; null where that would not tell them apart. */
export function personsAt({ seats }: PublicTable): readonly { readonly person: string }[] | null {
  const names = seats.map(({ name }) => name);
  const areTold = new Set(names).size === names.length && !names.includes('');
  return areTold ? names.map((person) => ({ person })) : null;
}
