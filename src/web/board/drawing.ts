/** Points and paths of drawings. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** To a tenth, which keeps paths short: finer differences are invisible. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Clock angle (0 is north, clockwise, in degrees) and radius about a middle. */
export function polar(middle: Point, angle: number, radius: number): Point {
  const turned = ((angle - 90) * Math.PI) / 180;
  return { x: rounded(middle.x + radius * Math.cos(turned)), y: rounded(middle.y + radius * Math.sin(turned)) };
}

export const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** An arc, slightly bent, so that it does not run through the figures between its ends. */
export function arc(from: Point, to: Point): string {
  const bend = 0.18;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** Pseudo-random numbers from 0 to 1, always the same, so that a board is drawn the same each time. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
