/**
 * The armies of a fight as numbers: every number of survivors of a side has an index, with its bonuses and what wounds leave of it. Lists
 * by index are arrays of numbers, because the odds look at them a million times.
 */
import type { Figures } from '../pack/index.ts';
import { throwOf, type Throw } from './dice.ts';
import { killChoices, type Targets } from './kill-choices.ts';

/** One side of a fight: its three unit types or elf kinds in the order of the sheet, absent ones with a count of 0. */
export interface FightSide {
  readonly isElves: boolean;
  readonly units: readonly { readonly figures: Figures; readonly count: number }[];
}

const NOT_YET = -1;
const FIRST_CAPACITY = 1024;

export class Army {
  /** How many different numbers of survivors there are; index 0 is nobody. */
  readonly size: number;
  /** The index of the whole army. */
  readonly whole: number;
  /** How many units the whole army has. */
  readonly units: number;
  /** Of the whole army; it counts at the start only (CRR-23). */
  readonly slowness: number;
  /** With so many tokens of the other side nobody is left, whatever the dice: more of them change nothing. */
  readonly enoughRage: number;

  /** By index: what the types present add up to (CR-43 to CR-46). */
  readonly throws: readonly Throw[];
  readonly wound: Int32Array;
  readonly shield: Int32Array;
  readonly rage: Int32Array;
  /** By index: the wounds that remove one unit at least, and all of them. */
  readonly leastLife: Int32Array;
  readonly life: Int32Array;

  /** What wounds may leave: how many choices there are, then their indexes, the choice of CRR-33 first. */
  choices = new Int32Array(FIRST_CAPACITY);
  #used = 0;
  /** By index and wounds: where its choices begin. */
  readonly #starts: Int32Array;
  readonly #side: FightSide;
  readonly #radix: readonly [number, number, number];
  readonly #targets: readonly Targets[];

  constructor(side: FightSide) {
    const { units, isElves } = side;
    const [first, second, third] = units.map(({ count }) => count + 1) as [number, number, number];
    this.#side = side;
    this.#radix = [1, first, first * second];
    this.size = first * second * third;
    this.whole = this.size - 1;
    this.units = units.reduce((sum, { count }) => sum + count, 0);
    this.slowness = units.reduce((sum, { figures, count }) => sum + (count > 0 ? figures.slow : 0), 0);

    const survivors = Array.from({ length: this.size }, (_, index) => this.survivors(index));
    const present = survivors.map((counts) => units.filter((_, type) => counts[type]! > 0).map((unit) => unit.figures));
    const sums = (figure: (figures: Figures) => number): Int32Array =>
      Int32Array.from(present, (types) => types.reduce((sum, figures) => sum + figure(figures), 0));
    this.wound = sums(({ wound }) => wound);
    this.shield = sums(({ shield }) => shield);
    this.rage = sums(({ rage }) => rage);
    this.throws = throwsOf(
      present,
      sums(({ reroll }) => reroll),
    );
    this.leastLife = Int32Array.from(present, (types) => Math.min(...types.map(({ life }) => life)));
    const lives = units.map(({ figures }) => figures.life);
    this.life = Int32Array.from(survivors, (counts) => counts.reduce((sum, n, type) => sum + n * lives[type]!, 0));
    this.enoughRage = this.life[this.whole]! + units.reduce((sum, { figures }) => sum + figures.shield, 0);

    const worth = units.map(({ figures }) => figures.power + 2 * figures.life + 2 * figures.wound);
    this.#targets = survivors.map((counts) => ({ counts, lives, worth, hasLevels: !isElves }));
    this.#starts = new Int32Array(this.size * (this.life[this.whole]! + 1)).fill(NOT_YET);
  }

  /** By type. */
  survivors(index: number): [number, number, number] {
    const [, second, third] = this.#radix;
    return [index % second, Math.floor(index / second) % (third / second), Math.floor(index / third)];
  }

  /** By type. */
  losses(index: number): [number, number, number] {
    const { units } = this.#side;
    const [first, second, third] = this.survivors(index);
    return [units[0]!.count - first, units[1]!.count - second, units[2]!.count - third];
  }

  /** Where in `choices` those with so many wounds begin; the wounds do not remove everybody. */
  choicesAt(index: number, wounds: number): number {
    const at = wounds * this.size + index;
    const known = this.#starts[at]!;
    if (known !== NOT_YET) return known;
    const start = this.#used;
    const found = killChoices(this.#targets[index]!, wounds);
    this.#reserve(found.length + 1);
    this.choices[start] = found.length;
    found.forEach((kills, number) => {
      this.choices[start + 1 + number] = index - kills[0] - kills[1] * this.#radix[1] - kills[2] * this.#radix[2];
    });
    this.#starts[at] = start;
    return start;
  }

  #reserve(room: number): void {
    this.#used += room;
    if (this.#used <= this.choices.length) return;
    const larger = new Int32Array(2 * this.#used);
    larger.set(this.choices);
    this.choices = larger;
  }
}

function throwsOf(present: readonly (readonly Figures[])[], rerolls: Int32Array): Throw[] {
  const known: Throw[][] = [];
  return present.map((types, index) => {
    const dice = types.reduce((most, { power }) => Math.max(most, power), 0);
    const byRerolls = (known[dice] ??= []);
    return (byRerolls[rerolls[index]!] ??= throwOf(dice, rerolls[index]!));
  });
}
