/** What a check has covered, as numbers that can be summed over tables and rounds. */

/** How much of what was possible was seen. */
export interface Ratio {
  readonly seen: number;
  readonly possible: number;
}

export type Coverage = { readonly [name: string]: number | Ratio };

export const isUncovered = (value: number | Ratio | undefined): boolean =>
  (typeof value === 'object' ? value.possible : (value ?? 0)) === 0;

export function sumCoverage(all: readonly Coverage[]): Coverage {
  const sum: { [name: string]: number | Ratio } = {};
  for (const coverage of all) {
    for (const [name, value] of Object.entries(coverage)) {
      const before = sum[name];
      if (typeof value === 'number') sum[name] = value + (typeof before === 'number' ? before : 0);
      else {
        const { seen, possible } = typeof before === 'object' ? before : { seen: 0, possible: 0 };
        sum[name] = { seen: seen + value.seen, possible: possible + value.possible };
      }
    }
  }
  return sum;
}

const count = new Intl.NumberFormat('en-GB');

/** One line: `games 1,000, decisions 161,204, hand 12/12`. Ratios of which nothing was possible are left out. */
export const formatCoverage = (coverage: Coverage): string =>
  Object.entries(coverage)
    .filter(([, value]) => typeof value === 'number' || !isUncovered(value))
    .map(([name, value]) =>
      typeof value === 'number'
        ? `${name} ${count.format(value)}`
        : `${name} ${count.format(value.seen)}/${count.format(value.possible)}`,
    )
    .join(', ');
