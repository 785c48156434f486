/**
 * Pairwise testing: the tables that the suite plays. All combinations of seats and options would be thousands; these few cover every pair
 * of values of two options, and every value with every number of seats.
 */
import { checkOptions, type AnyGame, type OptionSpec } from '../kernel/index.ts';
import type { Ratio } from './checks/coverage.ts';
import type { GameKit } from './kit.ts';
import type { Variant } from './walk.ts';

type WithOptions = Pick<AnyGame, 'id' | 'seats' | 'options'>;

/** One dimension of the choice: the number of seats, or an option. Its values are numbered; most tables have number 0. */
interface Factor {
  readonly size: number;
  /** The option's value at a table with that many seats. */
  value(number: number, seats: number): unknown;
}

/** By option: the value with the number 0, in place of the default (see GameKit). */
type Usual = NonNullable<GameKit['usual']>;

/** The chosen value of each factor, by number. The first factor is the number of seats. */
type Row = readonly number[];

function factorOf(spec: OptionSpec, usual: Usual): Factor {
  if (spec.kind === 'switch') {
    const first = usual[spec.id] ?? spec.default;
    return { size: 2, value: (number) => (number === 0) === first };
  }
  const { values } = spec;
  // One value for each seat: rotations of the list, so that every seat gets every value.
  if (spec.kind === 'bySeat') {
    const from = (number: number): string[] => [...values.slice(number), ...values.slice(0, number)];
    return { size: values.length, value: (number, seats) => from(number).slice(0, seats) };
  }
  const first = usual[spec.id] ?? spec.default;
  const ordered = [first, ...values.filter((value) => value !== first)];
  return { size: values.length, value: (number) => ordered[number] };
}

const pairOf = (one: number, ofOne: number, two: number, ofTwo: number): string =>
  one < two ? `${one}=${ofOne} ${two}=${ofTwo}` : `${two}=${ofTwo} ${one}=${ofOne}`;

function pairsIn(row: Row): string[] {
  return row.flatMap((ofOne, one) => row.slice(0, one).map((ofTwo, two) => pairOf(one, ofOne, two, ofTwo)));
}

/** Every pair of values of two factors. */
function allPairs(sizes: readonly number[]): { pair: string; row: (number | null)[] }[] {
  return sizes.flatMap((sizeOfOne, one) =>
    sizes.slice(0, one).flatMap((sizeOfTwo, two) =>
      numbers(sizeOfOne).flatMap((ofOne) =>
        numbers(sizeOfTwo).map((ofTwo) => ({
          pair: pairOf(one, ofOne, two, ofTwo),
          row: sizes.map((_, factor) => (factor === one ? ofOne : factor === two ? ofTwo : null)),
        })),
      ),
    ),
  );
}

const numbers = (size: number): number[] => Array.from({ length: size }, (_, number) => number);

/**
 * Extends the given rows until they cover all pairs. For each pair not yet covered it adds a row; the other factors of that row take the
 * values that cover most further pairs, but at most one of the factors `long` takes another value than 0. Deterministic.
 */
function pairwiseRows(sizes: readonly number[], first: readonly Row[], long: readonly number[]): Row[] {
  const rows = [...first];
  const met = new Set(rows.flatMap(pairsIn));
  for (const { pair, row } of allPairs(sizes)) {
    if (met.has(pair)) continue;
    const gain = (factor: number, value: number): number =>
      row.filter((other, at) => other !== null && !met.has(pairOf(at, other, factor, value))).length;
    row.forEach((chosen, factor) => {
      if (chosen !== null) return;
      if (long.includes(factor) && long.some((other) => (row[other] ?? 0) > 0)) {
        row[factor] = 0;
        return;
      }
      const gains = numbers(sizes[factor]!).map((value) => gain(factor, value));
      row[factor] = gains.indexOf(Math.max(...gains));
    });
    rows.push(row as number[]);
    for (const now of pairsIn(row as number[])) met.add(now);
  }
  return rows;
}

/**
 * For every number of seats the usual table and one with every option changed, then the tables that cover the remaining pairs. The options
 * of `usual` make games long: they keep their usual value where the others are changed, and only at the smallest table two of them differ
 * from it.
 */
export function pairwiseVariants(game: WithOptions, usual: Usual = {}): readonly Variant[] {
  const { min, max } = game.seats;
  const factors = game.options.map((spec) => factorOf(spec, usual));
  const sizes = [max - min + 1, ...factors.map(({ size }) => size)];
  const plain = factors.map(() => 0);
  const changed = factors.map(({ size }, at) => (usual[game.options[at]!.id] === undefined ? size - 1 : 0));
  const long = factors.flatMap((_, at) => (usual[game.options[at]!.id] === undefined ? [] : [at + 1]));
  const first = numbers(sizes[0]!).flatMap((seats) =>
    (factors.length === 0 ? [plain] : [plain, changed]).map((row) => [seats, ...row]),
  );
  return pairwiseRows(sizes, [...first, ...longRows(sizes, long)], long).map(([number, ...row], place) => {
    const seats = min + number!;
    const chosen = game.options.flatMap(({ id }, at) =>
      row[at] === 0 && usual[id] === undefined ? [] : [[id, factors[at]!.value(row[at]!, seats)] as const],
    );
    // Without the salt, tables that differ only in a colour would play the same games.
    return { seats, options: Object.fromEntries(chosen), salt: `${place} ` };
  });
}

/** At the smallest table: every pair of values of two long options that both differ from the usual one. */
function longRows(sizes: readonly number[], long: readonly number[]): Row[] {
  return allPairs(sizes)
    .filter(({ row }) => row.every((value, factor) => value === null || (long.includes(factor) && value > 0)))
    .map(({ row }) => row.map((value) => value ?? 0));
}

/**
 * How many of all pairs of values these tables cover. It reads the options of the tables and does not rely on how they were chosen. For an
 * option with one value for each seat, the first seat's value counts.
 */
export function pairsMet(game: WithOptions, variants: readonly Variant[]): Ratio {
  const met = new Set<string>();
  for (const { seats, options } of variants) {
    const chosen = checkOptions(game, seats, options);
    const values = [`seats ${seats}`, ...game.options.map(({ id }) => `${id} ${firstOf(chosen[id])}`)];
    values.forEach((one, at) => values.slice(0, at).forEach((two) => met.add(`${two}, ${one}`)));
  }
  const sizes = [game.seats.max - game.seats.min + 1, ...game.options.map((spec) => factorOf(spec, {}).size)];
  const possible = sizes.flatMap((one, at) => sizes.slice(0, at).map((two) => one * two));
  return { seen: met.size, possible: possible.reduce((sum, pairs) => sum + pairs, 0) };
}

const firstOf = (value: unknown): string => String(Array.isArray(value) ? value[0] : value);
