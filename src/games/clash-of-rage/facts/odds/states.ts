/**
 * A number for every state of a fight. A state is whose assault it is, the rage tokens of both sides, and what is left of both armies.
 * Numbers of equal rage lie together, because most states that follow each other have almost the same rage.
 */
export class States {
  /** By side whose assault it is, its rage, the rage of the other side; made when needed. */
  readonly #blocks: readonly Float64Array[][][] = [[], []];
  readonly #blockSize: number;
  /** More tokens change nothing. */
  readonly #mostRage: number;
  readonly #initial: number;

  constructor(sizes: readonly [number, number], mostRage: number, initial: number) {
    this.#blockSize = sizes[0] * sizes[1];
    this.#mostRage = mostRage;
    this.#initial = initial;
  }

  /** By what is left of the other army, then by what is left of the army of the side. */
  block(side: number, ownRage: number, otherRage: number): Float64Array {
    const most = this.#mostRage;
    const byOtherRage = (this.#blocks[side]![ownRage < most ? ownRage : most] ??= []);
    const rage = otherRage < most ? otherRage : most;
    const known = byOtherRage[rage];
    if (known !== undefined) return known;
    const block = new Float64Array(this.#blockSize);
    if (this.#initial !== 0) block.fill(this.#initial);
    return (byOtherRage[rage] = block);
  }
}
