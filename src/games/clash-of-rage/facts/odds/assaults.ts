/** The chances of every state of a fight, assault by assault. Side 0 strikes first. */
import type { Army } from './army.ts';
import { FightGraph, type FightingSide } from './fight-graph.ts';

export interface AssaultsResult {
  /** By side, then by index of what is left of its army. */
  readonly survivors: readonly Float64Array[];
  /** By side: the chance that the other side is gone. */
  readonly wins: readonly number[];
  /** The chance that neither side is gone. */
  readonly open: number;
}

export class Assaults {
  readonly #armies: readonly [Army, Army];
  readonly #graph: FightGraph;
  readonly #survivors: readonly Float64Array[];
  readonly #wins = [0, 0];
  #striker = 0;
  /** The states that may be before the next assault, and by state their chances. */
  #open: number[] = [];
  readonly #chances: Float64Array;

  constructor(sides: readonly [FightingSide, FightingSide], rage: readonly [number, number]) {
    const [{ army: first }, { army: second }] = sides;
    this.#armies = [first, second];
    this.#survivors = [new Float64Array(first.size), new Float64Array(second.size)];
    this.#graph = new FightGraph(sides);
    const isFought = first.units > 0 && second.units > 0;
    const start = isFought ? this.#graph.stateOf(0, first.whole, rage[0], second.whole, rage[1]) : null;
    this.#chances = new Float64Array(this.#graph.size);
    if (start !== null) this.#add(this.#open, start, 1);
    else if (first.units === 0) this.#end(1, second.whole, 1);
    else this.#end(0, first.whole, 1);
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** One assault of the side whose turn it is. */
  strike(): void {
    const next: number[] = [];
    for (const state of this.#open) this.#strikeIn(state, next);
    this.#open = next;
    this.#striker = 1 - this.#striker;
  }

  #strikeIn(state: number, next: number[]): void {
    const striker = this.#striker;
    const graph = this.#graph;
    const chance = this.#take(state);
    const strikers = graph.strikers(state);
    const some = graph.some(state);
    const all = graph.all(state);
    const { dice, exactly, fewer } = this.#armies[striker]!.throws[strikers]!;
    if (all <= dice) this.#end(striker, strikers, chance * (1 - fewer[all]!));
    if (some > 0) this.#add(next, graph.afterMiss(state), chance * (some > dice ? 1 : fewer[some]!));
    const last = Math.min(all - 1, dice);
    for (let faces = some; faces <= last; faces++)
      this.#add(next, graph.afterHits(state, faces), chance * exactly[faces]!);
  }

  /** Ends the fight in all states that are still open. */
  result(): AssaultsResult {
    const survivors = this.#survivors.map((chances) => chances.slice());
    let sum = 0;
    for (const state of this.#open) {
      const chance = this.#take(state);
      survivors[this.#striker]![this.#graph.strikers(state)]! += chance;
      survivors[1 - this.#striker]![this.#graph.targets(state)]! += chance;
      sum += chance;
    }
    return { survivors, wins: this.#wins, open: sum };
  }

  /** Adds a state to those before the next assault, once, and its chance to what it has. */
  #add(states: number[], state: number, chance: number): void {
    if (chance === 0) return;
    if (this.#chances[state] === 0) states.push(state);
    this.#chances[state]! += chance;
  }

  #take(state: number): number {
    const chance = this.#chances[state]!;
    this.#chances[state] = 0;
    return chance;
  }

  #end(winner: number, winners: number, chance: number): void {
    this.#wins[winner]! += chance;
    this.#survivors[winner]![winners]! += chance;
    this.#survivors[1 - winner]![0]! += chance;
  }
}
