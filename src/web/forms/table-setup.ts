/** What the host chooses for a table: seats, options, settings. */
import { DEFAULT_SETTINGS, type PublicTable, type TableSettings } from '../../protocol/table.ts';
import type { OfferedGame } from '../shared/api.ts';

export type OptionSpec = OfferedGame['options'][number];
/** An option that each seat chooses for itself: a clan, a colour. */
export type SeatSpec = Extract<OptionSpec, { readonly kind: 'bySeat' }>;
/** An option of the table as a whole. */
export type TableSpec = Exclude<OptionSpec, SeatSpec>;
export type TableOptions = { readonly [id: string]: boolean | string };

export interface TableSetup {
  readonly seats: number;
  readonly options: TableOptions;
  readonly settings: TableSettings;
}

export interface TableChange extends Partial<TableSettings> {
  readonly seats?: number;
  readonly options?: TableOptions;
}

export const defaultSetup = ({ max }: OfferedGame['seats']): TableSetup => ({
  seats: max,
  options: {},
  settings: DEFAULT_SETTINGS,
});

export const isSeatSpec = (spec: OptionSpec): spec is SeatSpec => spec.kind === 'bySeat';
export const isTableSpec = (spec: OptionSpec): spec is TableSpec => spec.kind !== 'bySeat';

const isPlain = (value: unknown): value is boolean | string => typeof value === 'boolean' || typeof value === 'string';

export const setupOf = ({ seats, options, settings }: PublicTable): TableSetup => ({
  seats: seats.length,
  options: Object.fromEntries(
    Object.entries(options).flatMap(([id, value]) => (isPlain(value) ? [[id, value] as const] : [])),
  ),
  settings,
});

/**
 * The table with an option of the seats filled in, as the server deals it at the start: whoever has chosen has it, the others take
 * what is left. So the badge of a seat can be shown before the game has begun. `first` shows that value on the first seat instead.
 */
export function tableWith(table: PublicTable, spec: SeatSpec, first?: string): PublicTable {
  const wished = table.seats.map(({ wishes }, seat) => (seat === 0 ? (first ?? wishes[spec.id]) : wishes[spec.id]));
  const left = spec.values.filter((value) => !wished.includes(value));
  const dealt = wished.map((value) => value ?? left.shift() ?? spec.values[0]!);
  return { ...table, options: { ...table.options, [spec.id]: dealt } };
}
