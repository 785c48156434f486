/** The chances of every state of a fight, assault by assault. Side 0 strikes first. */
import type { Army } from './army.ts';
import { BestChoices, type FightingSide } from './best-choices.ts';
import { States } from './states.ts';

export interface AssaultsResult {
  /** By side, then by index of what is left of its army. */
  readonly survivors: readonly Float64Array[];
  /** By side: the chance that the other side is gone. */
  readonly wins: readonly number[];
  /** The chance that neither side is gone. */
  readonly open: number;
}

/** The states that may be before an assault: what is left of the side that strikes and of the other, and their rage; four numbers each. */
type OpenStates = number[];

export class Assaults {
  readonly #armies: readonly [Army, Army];
  readonly #choices: BestChoices;
  readonly #chances: States;
  readonly #mostRage: number;
  readonly #survivors: readonly Float64Array[];
  readonly #wins = [0, 0];
  #striker = 0;
  #open: OpenStates = [];

  constructor(sides: readonly [FightingSide, FightingSide], rage: readonly [number, number]) {
    const [{ army: first }, { army: second }] = sides;
    this.#armies = [first, second];
    this.#survivors = [new Float64Array(first.size), new Float64Array(second.size)];
    this.#mostRage = Math.max(first.enoughRage, second.enoughRage);
    this.#choices = new BestChoices(sides, this.#mostRage);
    this.#chances = new States([first.size, second.size], this.#mostRage, 0);
    if (first.units === 0) this.#end(1, second.whole, 1);
    else if (second.units === 0) this.#end(0, first.whole, 1);
    else {
      this.#choices.chance(0, first.whole, rage[0], second.whole, rage[1]);
      this.#add(this.#open, 0, first.whole, rage[0], second.whole, rage[1], 1);
    }
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** One assault of the side whose turn it is. */
  strike(): void {
    const striker = this.#striker;
    const open = this.#open;
    const next: OpenStates = [];
    for (let entry = 0; entry < open.length; entry += 4) {
      this.#strikeFrom(next, open[entry]!, open[entry + 1]!, open[entry + 2]!, open[entry + 3]!);
    }
    this.#open = next;
    this.#striker = 1 - striker;
  }

  #strikeFrom(next: OpenStates, strikers: number, targets: number, strikerRage: number, targetRage: number): void {
    const striker = this.#striker;
    const own = this.#armies[striker]!;
    const other = this.#armies[1 - striker]!;
    const chance = this.#take(striker, strikers, strikerRage, targets, targetRage);
    const rage = strikerRage + own.rage[strikers]!;
    const sure = own.wound[strikers]! + rage - other.shield[targets]!;
    const { dice, exactly, fewer } = own.throws[strikers]!;
    const some = Math.max(0, other.leastLife[targets]! - sure);
    const all = Math.max(0, other.life[targets]! - sure);
    if (all <= dice) this.#end(striker, strikers, chance * (1 - fewer[all]!));
    if (some > 0) {
      const missed = some > dice ? 1 : fewer[some]!;
      this.#add(next, 1 - striker, targets, targetRage, strikers, rage + 1, chance * missed);
    }
    const last = Math.min(all - 1, dice);
    for (let faces = some; faces <= last; faces++) {
      const after = this.#choices.choose(striker, strikers, rage, targets, targetRage, sure + faces);
      this.#add(next, 1 - striker, after, targetRage, strikers, rage, chance * exactly[faces]!);
    }
  }

  /** Ends the fight in all states that are still open. */
  result(): AssaultsResult {
    const survivors = this.#survivors.map((chances) => chances.slice());
    const striker = this.#striker;
    const open = this.#open;
    let sum = 0;
    for (let entry = 0; entry < open.length; entry += 4) {
      const strikers = open[entry]!;
      const targets = open[entry + 1]!;
      const chance = this.#take(striker, strikers, open[entry + 2]!, targets, open[entry + 3]!);
      survivors[striker]![strikers]! += chance;
      survivors[1 - striker]![targets]! += chance;
      sum += chance;
    }
    return { survivors, wins: this.#wins, open: sum };
  }

  /** Adds a state to those before the next assault, once, and its chance to what it has. */
  #add(
    states: OpenStates,
    striker: number,
    strikers: number,
    strikerRage: number,
    targets: number,
    targetRage: number,
    chance: number,
  ): void {
    if (chance === 0) return;
    const most = this.#mostRage;
    const block = this.#chances.block(striker, strikerRage, targetRage);
    const at = targets * this.#armies[striker]!.size + strikers;
    if (block[at] === 0) states.push(strikers, targets, Math.min(strikerRage, most), Math.min(targetRage, most));
    block[at]! += chance;
  }

  #take(striker: number, strikers: number, strikerRage: number, targets: number, targetRage: number): number {
    const block = this.#chances.block(striker, strikerRage, targetRage);
    const at = targets * this.#armies[striker]!.size + strikers;
    const chance = block[at]!;
    block[at] = 0;
    return chance;
  }

  #end(winner: number, winners: number, chance: number): void {
    this.#wins[winner]! += chance;
    this.#survivors[winner]![winners]! += chance;
    this.#survivors[1 - winner]![0]! += chance;
  }
}
