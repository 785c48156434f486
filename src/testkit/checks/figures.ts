/** What a check has covered, in numbers that can be added up. */

/** Of what was possible, what was met. */
export interface Share {
  readonly seen: number;
  readonly possible: number;
}

export type Figures = { readonly [name: string]: number | Share };

export const isNothing = (figure: number | Share | undefined): boolean =>
  (typeof figure === 'object' ? figure.possible : (figure ?? 0)) === 0;

export function sumOf(all: readonly Figures[]): Figures {
  const sum: { [name: string]: number | Share } = {};
  for (const figures of all) {
    for (const [name, figure] of Object.entries(figures)) {
      const before = sum[name];
      if (typeof figure === 'number') sum[name] = figure + (typeof before === 'number' ? before : 0);
      else {
        const { seen, possible } = typeof before === 'object' ? before : { seen: 0, possible: 0 };
        sum[name] = { seen: seen + figure.seen, possible: possible + figure.possible };
      }
    }
  }
  return sum;
}

const count = new Intl.NumberFormat('en-GB');

/** For a reader: `games 1,000, decisions 161,204`. Zones that hide nothing are left out. */
export const lineOf = (figures: Figures): string =>
  Object.entries(figures)
    .filter(([, figure]) => typeof figure === 'number' || !isNothing(figure))
    .map(([name, figure]) =>
      typeof figure === 'number'
        ? `${name} ${count.format(figure)}`
        : `${name} ${count.format(figure.seen)}/${count.format(figure.possible)}`,
    )
    .join(', ');
