/** The three shores as drawn, in a field of 900 by 600 with the sea in the middle. */
import type { SampleAsks } from '../../../games/sample/facts/asks.ts';
import { SHORES, type Shore } from '../../../games/sample/facts/ids.ts';
import { line, type Point } from '../../board/drawing.ts';
import type { BoardQuestion, PlaceShape } from '../../board/marks.ts';
import type { Scene } from './scene.svelte.ts';

export const WIDTH = 900;
export const HEIGHT = 600;

const shape = (corners: readonly (readonly [x: number, y: number])[], middle: Point): PlaceShape => {
  const path = `${line(corners.map(([x, y]) => ({ x, y })))}Z`;
  return { path, glow: path, middle, badge: { x: middle.x, y: middle.y - 60 } };
};

export const shapes: Readonly<Record<Shore, PlaceShape>> = {
  north: shape([[230, 10], [890, 10], [800, 190], [330, 190]], { x: 560, y: 110 }), // prettier-ignore
  west: shape([[10, 60], [210, 130], [250, 300], [210, 470], [10, 540]], { x: 120, y: 320 }), // prettier-ignore
  south: shape([[330, 410], [800, 410], [890, 590], [230, 590]], { x: 560, y: 510 }), // prettier-ignore
};

export const NEIGHBOURS: Readonly<Record<Shore, readonly Shore[]>> = {
  north: ['west', 'south'],
  west: ['north', 'south'],
  south: ['west', 'north'],
};

/** What a click on a shore answers; null where the board is not asked. */
export const questionOf = ({ ask }: Scene): BoardQuestion<Shore, SampleAsks['shore']['option']> | null =>
  ask === 'shore' ? { wishOn: (shore) => ({ shore }) } : null;

/** Shores that a line of the log is about. */
export function placesOf(event: unknown): readonly Shore[] {
  const { shore } = event as { shore?: unknown };
  return SHORES.filter((each) => each === shore);
}
