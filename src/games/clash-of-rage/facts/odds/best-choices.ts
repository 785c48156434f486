/** How good every state of a fight is for the side whose assault it is, when both fight on and remove what helps them most. */
import type { Army } from './army.ts';
import { States } from './states.ts';

/** How a side spreads its wounds: as helps it most, or by the fixed policy (CRR-33). */
export type Choosing = 'best' | 'fixed';

/** Sides are 0 and 1. */
export interface FightingSide {
  readonly army: Army;
  readonly chooses: Choosing;
}

/** Chances that differ by less are equal: then the choice that CRR-33 prefers is taken. */
const EQUAL = 1e-12;
const UNKNOWN = -1;

export class BestChoices {
  readonly #sides: readonly [FightingSide, FightingSide];
  readonly #chances: States;

  constructor(sides: readonly [FightingSide, FightingSide], mostRage: number) {
    this.#sides = sides;
    this.#chances = new States([sides[0].army.size, sides[1].army.size], mostRage, UNKNOWN);
  }

  /** The chance that the striker wins, before it takes the tokens of its rage bonuses. */
  chance(striker: number, strikers: number, strikerRage: number, targets: number, targetRage: number): number {
    const block = this.#chances.block(striker, strikerRage, targetRage);
    const at = targets * this.#sides[striker]!.army.size + strikers;
    const known = block[at]!;
    if (known !== UNKNOWN) return known;
    const chance = this.#computed(striker, strikers, strikerRage, targets, targetRage);
    block[at] = chance;
    return chance;
  }

  /**
   * What the striker leaves of the targets with so many wounds, which remove somebody but not everybody. `rage` is the striker's, with all
   * tokens. The chances of the state have been computed.
   */
  choose(striker: number, strikers: number, rage: number, targets: number, targetRage: number, wounds: number): number {
    const { army } = this.#sides[1 - striker]!;
    const start = army.choicesAt(targets, wounds);
    const { choices } = army;
    let best = choices[start + 1]!;
    if (choices[start] === 1 || this.#sides[striker]!.chooses === 'fixed') return best;
    const replies = this.#chances.block(1 - striker, targetRage, rage);
    const from = strikers * army.size;
    const end = start + choices[start]!;
    for (let number = start + 2; number <= end; number++) {
      const after = choices[number]!;
      if (replies[from + after]! < replies[from + best]! - EQUAL) best = after;
    }
    return best;
  }

  #computed(striker: number, strikers: number, strikerRage: number, targets: number, targetRage: number): number {
    const { army: own, chooses } = this.#sides[striker]!;
    const { army } = this.#sides[1 - striker]!;
    const rage = strikerRage + own.rage[strikers]!;
    const sure = own.wound[strikers]! + rage - army.shield[targets]!;
    // Wound faces that remove somebody, and everybody.
    const some = Math.max(0, army.leastLife[targets]! - sure);
    const all = Math.max(0, army.life[targets]! - sure);
    const { dice, exactly, fewer } = own.throws[strikers]!;
    let chance = all > dice ? 0 : 1 - fewer[all]!;
    if (some > 0) {
      const reply = this.chance(1 - striker, targets, targetRage, strikers, rage + 1);
      chance += (some > dice ? 1 : fewer[some]!) * (1 - reply);
    }
    if (some >= all || some > dice) return chance;
    const replies = this.#chances.block(1 - striker, targetRage, rage);
    const from = strikers * army.size;
    const last = Math.min(all - 1, dice);
    for (let faces = some; faces <= last; faces++) {
      const start = army.choicesAt(targets, sure + faces);
      const end = start + (chooses === 'fixed' ? 1 : army.choices[start]!);
      let least = 1;
      for (let number = start + 1; number <= end; number++) {
        const after = army.choices[number]!;
        let reply = replies[from + after]!;
        if (reply === UNKNOWN) {
          reply = this.#computed(1 - striker, after, targetRage, strikers, rage);
          replies[from + after] = reply;
        }
        if (reply < least) least = reply;
      }
      chance += exactly[faces]! * (1 - least);
    }
    return chance;
  }
}
