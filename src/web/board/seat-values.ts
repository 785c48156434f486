/** Colour or clan of a seat, and its name, before and after the start. */
import type { PublicTable } from '../../protocol/table.ts';

/**
 * The value of each seat in a by-seat option. After the start it is in the table's options; before, it is what the seat wishes, or else
 * the first value that nobody wishes.
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

/** The names of the people in the seats, for sentences; null if two of them have the same name. */
export function personsAt({ seats }: PublicTable): readonly { readonly person: string }[] | null {
  const names = seats.map(({ name }) => name);
  const areTold = new Set(names).size === names.length && !names.includes('');
  return areTold ? names.map((person) => ({ person })) : null;
}
