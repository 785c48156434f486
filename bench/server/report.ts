/** The lines that are printed, and the sentences beside them. */
import { median } from '../measure.ts';

/** A figure: one JSON object a line, on standard output. */
export function print(line: object): void {
  process.stdout.write(`${JSON.stringify({ bench: 'server', ...line })}\n`);
}

/** What goes on: standard output belongs to the figures. */
export function say(sentence: string): void {
  process.stderr.write(`bench: ${sentence}\n`);
}

export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Of rounds that ran side by side, so that a slow moment of the machine strikes both. */
export function ratios(ours: readonly number[], theirs: readonly number[]): number[] {
  return ours.map((value, round) => value / theirs[round]!).sort((a, b) => a - b);
}

/** The median of what each round gives. */
export function middle<R>(rounds: readonly R[], value: (round: R) => number): number {
  return rounded(median(rounds.map(value)));
}
