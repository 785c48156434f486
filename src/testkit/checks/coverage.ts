/** What a check has covered, as numbers that can be summed over tables and rounds. */

/** How much of what was possible was seen. */
export interface Ratio {
  readonly seen: number;
  readonly possible: number;
}

/** The largest value that was met. */
export interface Largest {
  readonly largest: number;
}

export type Figure = number | Ratio | Largest;
export type Coverage = { readonly [name: string]: Figure };

export function isUncovered(figure: Figure = 0): boolean {
  if (typeof figure === 'number') return figure === 0;
  return ('largest' in figure ? figure.largest : figure.possible) === 0;
}

/** A name always stands for one kind of figure. */
function add(a: Figure, b: Figure): Figure {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (typeof a === 'object' && typeof b === 'object') {
    if ('largest' in a && 'largest' in b) return { largest: Math.max(a.largest, b.largest) };
    if ('seen' in a && 'seen' in b) return { seen: a.seen + b.seen, possible: a.possible + b.possible };
  }
  throw new Error('figures of different kinds have the same name');
}

export function sumCoverage(all: readonly Coverage[]): Coverage {
  const sum: { [name: string]: Figure } = {};
  for (const coverage of all) {
    for (const [name, figure] of Object.entries(coverage)) {
      const before = sum[name];
      sum[name] = before === undefined ? figure : add(before, figure);
    }
  }
  return sum;
}

const count = new Intl.NumberFormat('en-GB');

function formatFigure(figure: Figure): string {
  if (typeof figure === 'number') return count.format(figure);
  if ('largest' in figure) return count.format(figure.largest);
  return `${count.format(figure.seen)}/${count.format(figure.possible)}`;
}

/** One line: `games 1,000, decisions 161,204, hand 12/12`. Ratios of which nothing was possible are left out. */
export const formatCoverage = (coverage: Coverage): string =>
  Object.entries(coverage)
    .filter(([, figure]) => typeof figure === 'number' || !isUncovered(figure))
    .map(([name, figure]) => `${name} ${formatFigure(figure)}`)
    .join(', ');
