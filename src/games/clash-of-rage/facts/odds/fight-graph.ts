/**
 * The states that a fight can come to when both sides fight on and remove what helps them most: how good each is for the side whose
 * assault it is, and which state follows each throw. Sides are 0 and 1.
 */
import type { Army } from './army.ts';
import { StateNumbers, UNKNOWN } from './states.ts';

/** How a side spreads its wounds: as helps it most, or by the fixed policy (CRR-33). */
export type Choosing = 'best' | 'fixed';

export interface FightingSide {
  readonly army: Army;
  readonly chooses: Choosing;
}

/** Where in the record of a state a number stands; the states after each number of wound faces follow. */
const STRIKERS = 0;
const TARGETS = 1;
/** The wound faces that remove somebody, and everybody. */
const SOME = 2;
const ALL = 3;
const AFTER_MISS = 4;
const AFTER_HITS = 5;

/** Chances that differ by less are equal: then the choice that CRR-33 prefers is taken. */
const EQUAL = 1e-12;
const FIRST_CAPACITY = 4096;

export class FightGraph {
  readonly #sides: readonly [FightingSide, FightingSide];
  readonly #numbers: StateNumbers;
  /** How many numbers of states are taken; the first stands for none. */
  #size = UNKNOWN + 1;
  /** By state: the chance that the side whose assault it is wins, and where its record begins. */
  #chances = new Float64Array(FIRST_CAPACITY);
  #starts = new Int32Array(FIRST_CAPACITY);
  #records = new Int32Array(FIRST_CAPACITY);
  #used = 0;

  constructor(sides: readonly [FightingSide, FightingSide]) {
    this.#sides = sides;
    this.#numbers = new StateNumbers([sides[0].army, sides[1].army]);
  }

  /** More than any number of a state. */
  get size(): number {
    return this.#size;
  }

  /** The number of a state: what is left of the striker's army and of the other, and their rage before the striker takes its tokens. */
  stateOf(striker: number, strikers: number, strikerRage: number, targets: number, targetRage: number): number {
    const block = this.#numbers.block(striker, strikerRage, targetRage);
    const at = targets * this.#sides[striker]!.army.size + strikers;
    if (block[at] === UNKNOWN) block[at] = this.#explore(striker, strikers, strikerRage, targets, targetRage);
    return block[at]!;
  }

  strikers(state: number): number {
    return this.#records[this.#starts[state]! + STRIKERS]!;
  }

  targets(state: number): number {
    return this.#records[this.#starts[state]! + TARGETS]!;
  }

  /** The fewest wound faces that remove somebody. */
  some(state: number): number {
    return this.#records[this.#starts[state]! + SOME]!;
  }

  /** The fewest wound faces that remove everybody. */
  all(state: number): number {
    return this.#records[this.#starts[state]! + ALL]!;
  }

  /** The state after a throw that removes nobody. */
  afterMiss(state: number): number {
    return this.#records[this.#starts[state]! + AFTER_MISS]!;
  }

  /** The state after so many wound faces, which remove somebody but not everybody. */
  afterHits(state: number, faces: number): number {
    const start = this.#starts[state]!;
    return this.#records[start + AFTER_HITS + faces - this.#records[start + SOME]!]!;
  }

  /** Adds the state and all that may follow it. */
  #explore(striker: number, strikers: number, strikerRage: number, targets: number, targetRage: number): number {
    const { army: own, chooses } = this.#sides[striker]!;
    const { army: other } = this.#sides[1 - striker]!;
    const rage = strikerRage + own.rage[strikers]!;
    const sure = own.wound[strikers]! + rage - other.shield[targets]!;
    const some = Math.max(0, other.leastLife[targets]! - sure);
    const all = Math.max(0, other.life[targets]! - sure);
    const { dice, exactly, fewer } = own.throws[strikers]!;
    const last = Math.min(all - 1, dice);
    const start = this.#reserve(AFTER_HITS + Math.max(0, last + 1 - some));
    let chance = all > dice ? 0 : 1 - fewer[all]!;
    let afterMiss = UNKNOWN;
    if (some > 0) {
      afterMiss = this.stateOf(1 - striker, targets, targetRage, strikers, rage + 1);
      chance += (some > dice ? 1 : fewer[some]!) * (1 - this.#chances[afterMiss]!);
    }
    if (some <= last) {
      const replies = this.#numbers.block(1 - striker, targetRage, rage);
      const from = strikers * other.size;
      for (let faces = some; faces <= last; faces++) {
        const choices = other.choicesAt(targets, sure + faces);
        const end = choices + (chooses === 'fixed' ? 1 : other.choices[choices]!);
        let best = UNKNOWN;
        let chanceOfBest = Infinity;
        let least = Infinity;
        for (let number = choices + 1; number <= end; number++) {
          const after = other.choices[number]!;
          let reply = replies[from + after]!;
          if (reply === UNKNOWN) {
            reply = this.#explore(1 - striker, after, targetRage, strikers, rage);
            replies[from + after] = reply;
          }
          const chanceOfReply = this.#chances[reply]!;
          if (chanceOfReply < least) least = chanceOfReply;
          if (chanceOfReply < chanceOfBest - EQUAL) {
            best = reply;
            chanceOfBest = chanceOfReply;
          }
        }
        this.#records[start + AFTER_HITS + faces - some] = best;
        chance += exactly[faces]! * (1 - least);
      }
    }
    const records = this.#records;
    records[start + STRIKERS] = strikers;
    records[start + TARGETS] = targets;
    records[start + SOME] = some;
    records[start + ALL] = all;
    records[start + AFTER_MISS] = afterMiss;
    return this.#add(start, chance);
  }

  /** Room for a record; where it begins. */
  #reserve(length: number): number {
    const start = this.#used;
    this.#used += length;
    if (this.#used > this.#records.length) {
      const larger = new Int32Array(2 * this.#used);
      larger.set(this.#records);
      this.#records = larger;
    }
    return start;
  }

  #add(start: number, chance: number): number {
    const state = this.#size++;
    if (state === this.#chances.length) {
      const chances = new Float64Array(2 * state);
      const starts = new Int32Array(2 * state);
      chances.set(this.#chances);
      starts.set(this.#starts);
      this.#chances = chances;
      this.#starts = starts;
    }
    this.#chances[state] = chance;
    this.#starts[state] = start;
    return state;
  }
}
