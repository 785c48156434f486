/** Contestants that take turns in short rounds, and the median of what they did: machines are noisy. */
import type { Random } from '../src/kernel/index.ts';
import { emptyTally, type Tally } from './tally.ts';

export interface Contestant {
  readonly name: string;
  /** Works for about so long; what it measures counts only if `keep`. */
  round(milliseconds: number, keep: boolean): void;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whole games at random: decisions and games a second. */
export class Games implements Contestant {
  readonly name: string;
  readonly decisionsPerSecond: number[] = [];
  readonly gamesPerSecond: number[] = [];
  readonly total: Tally = emptyTally();
  private readonly play: (random: Random, tally: Tally) => void;
  private readonly random: Random;

  constructor(name: string, play: (random: Random, tally: Tally) => void, random: Random) {
    this.name = name;
    this.play = play;
    this.random = random;
  }

  round(milliseconds: number, keep: boolean): void {
    const tally = keep ? this.total : emptyTally();
    const before = { ...tally };
    const begin = performance.now();
    let elapsed = 0;
    while (elapsed < milliseconds) {
      this.play(this.random, tally);
      elapsed = performance.now() - begin;
    }
    if (!keep) return;
    this.decisionsPerSecond.push((1000 * (tally.decisions - before.decisions)) / elapsed);
    this.gamesPerSecond.push((1000 * (tally.games - before.games)) / elapsed);
  }
}

/** One operation: what it costs in microseconds. */
export class Operation implements Contestant {
  readonly name: string;
  readonly microseconds: number[] = [];
  /** Does it many times, with another example at each call; says how often. */
  private readonly many: () => number;

  constructor(name: string, many: () => number) {
    this.name = name;
    this.many = many;
  }

  round(milliseconds: number, keep: boolean): void {
    const each: number[] = [];
    const begin = performance.now();
    for (let now = begin; now < begin + milliseconds;) {
      const times = this.many();
      const after = performance.now();
      each.push((1000 * (after - now)) / times);
      now = after;
    }
    if (keep) this.microseconds.push(median(each));
  }
}
