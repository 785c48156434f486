/**
 * The numbers of the states of a fight. A state is whose assault it is, the rage tokens of both sides, and what is left of both armies.
 * Those of equal rage lie together, because most states that follow each other have almost the same rage.
 */
import type { Army } from './army.ts';

/** In a block: the state has no number yet. */
export const UNKNOWN = 0;

export class StateNumbers {
  /** By side whose assault it is, its rage, the rage of the other side; made when needed. */
  readonly #blocks: readonly Int32Array[][][] = [[], []];
  readonly #blockSize: number;
  /** By side: more tokens of it change nothing. */
  readonly #mostRage: readonly [number, number];

  constructor(armies: readonly [Army, Army]) {
    this.#blockSize = armies[0].size * armies[1].size;
    this.#mostRage = [armies[1].enoughRage, armies[0].enoughRage];
  }

  /** By what is left of the other army, then by what is left of the army of the side. */
  block(side: number, ownRage: number, otherRage: number): Int32Array {
    const mostOwn = this.#mostRage[side]!;
    const mostOther = this.#mostRage[1 - side]!;
    const byOtherRage = (this.#blocks[side]![ownRage < mostOwn ? ownRage : mostOwn] ??= []);
    return (byOtherRage[otherRage < mostOther ? otherRage : mostOther] ??= new Int32Array(this.#blockSize));
  }
}
