import type { BoardScene } from './scene.svelte.ts';

/** All seats in turn order, from the given one; from the first seat where nobody has begun. */
export function turnOrderFrom({ doc }: BoardScene, first: number | null): readonly number[] {
  const seats = [...doc.table.seats.keys()];
  return [...seats.slice(first ?? 0), ...seats.slice(0, first ?? 0)];
}
