/**
 * The arena as drawable geometry: a centre and three rings. Unit: a square of 1000; angle 0 is north and angles run clockwise, as
 * on a clock face.
 */
import { SPACES, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { byName } from '../../../../kernel/codes.ts';
import { polar as polarAbout, type Point } from '../../../board/drawing.ts';
import type { PlaceShape } from '../../../board/marks.ts';

export const SIZE = 1000;
const MIDDLE = SIZE / 2;
/** The width of a ring, and the radius of the centre. */
export const RING = 112;
/** Half the seam between two spaces. */
const GAP = 5;
/** The palisade. */
export const RIM = { inner: 4 * RING + 6, outer: 492 } as const;

/** Ring 0 is the centre; `angle` is the middle of the segment, `span` its width in degrees. */
interface Segment {
  readonly ring: number;
  readonly angle: number;
  readonly span: number;
}

const PER_RING: { readonly [letter: string]: { readonly ring: number; readonly count: number } } = {
  A: { ring: 1, count: 4 },
  B: { ring: 2, count: 8 },
  D: { ring: 3, count: 12 },
};

function segmentOf(space: SpaceId): Segment {
  const ring = PER_RING[space[0]!];
  if (ring === undefined) return { ring: 0, angle: 0, span: 360 };
  const span = 360 / ring.count;
  return { ring: ring.ring, angle: Number(space.slice(1)) * span, span };
}

/** About the middle of the arena. */
export const polar = (angle: number, radius: number): Point => polarAbout({ x: MIDDLE, y: MIDDLE }, angle, radius);

const degrees = (length: number, radius: number): number => (length / radius) * (180 / Math.PI);
const at = ({ x, y }: Point): string => `${x} ${y}`;
const innerRadius = ({ ring }: Segment): number => ring * RING;
const outerRadius = ({ ring }: Segment): number => (ring + 1) * RING;
const middleRadius = (segment: Segment): number => (segment.ring === 0 ? 0 : (segment.ring + 0.5) * RING);

/** The outline, each side pulled in by `inset`. The seam is equally wide at both radii. */
function outline(segment: Segment, inset: number): string {
  const inner = innerRadius(segment) + inset;
  const outer = outerRadius(segment) - inset;
  if (segment.ring === 0) {
    const half = `A${outer} ${outer} 0 1 1 `;
    return `M${at(polar(0, outer))}${half}${at(polar(180, outer))}${half}${at(polar(0, outer))}Z`;
  }
  const from = segment.angle - segment.span / 2;
  const to = segment.angle + segment.span / 2;
  const near = degrees(inset, inner);
  const far = degrees(inset, outer);
  return [
    `M${at(polar(from + near, inner))}`,
    `L${at(polar(from + far, outer))}`,
    `A${outer} ${outer} 0 0 1 ${at(polar(to - far, outer))}`,
    `L${at(polar(to - near, inner))}`,
    `A${inner} ${inner} 0 0 0 ${at(polar(from + near, inner))}Z`,
  ].join('');
}

/** Where so many bracelets lie: beside each other along the ring, then in two rows. */
export function slots(space: SpaceId, count: number): readonly Point[] {
  const segment = segmentOf(space);
  const middle = middleRadius(segment);
  const rows = count <= 2 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
  return rows.flatMap((inRow, row) => {
    const lift = rows.length === 1 ? 0 : row === 0 ? 25 : -25;
    return Array.from({ length: inRow }, (_, index) => {
      const along = (index - (inRow - 1) / 2) * 48;
      if (segment.ring === 0) return { x: MIDDLE + along, y: MIDDLE - lift };
      return polar(segment.angle + degrees(along, middle + lift), middle + lift);
    });
  });
}

export interface Shape extends Segment, PlaceShape {}

function shapeOf(space: SpaceId): Shape {
  const segment = segmentOf(space);
  const { ring, angle, span } = segment;
  return {
    ...segment,
    path: outline(segment, GAP),
    glow: outline(segment, GAP + 4),
    middle: polar(angle, middleRadius(segment)),
    // The name in the outer corner, except on the centre; the badge in the inner one.
    ...(ring === 0 ? {} : { label: polar(angle + span * 0.37, outerRadius(segment) - 24) }),
    badge: ring === 0 ? polar(0, 82) : polar(angle - span * 0.36, innerRadius(segment) + 24),
  };
}

export const shapes = byName(SPACES, shapeOf);

/** The turn from one angle to another, the short way round. */
const turnFrom = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** How much of a border two segments of neighbouring rings share, as angles from the middle of the inner one. */
function sharedBorder(inner: Segment, outer: Segment): readonly [low: number, high: number] {
  const turn = turnFrom(inner.angle, outer.angle);
  return [Math.max(-inner.span / 2, turn - outer.span / 2), Math.min(inner.span / 2, turn + outer.span / 2)];
}

/** The middle of the border between two neighbours: paths bend through it. */
export function gate(a: SpaceId, b: SpaceId): Point {
  const [one, other] = [shapes[a], shapes[b]];
  if (one.ring === other.ring) return polar(one.angle + turnFrom(one.angle, other.angle) / 2, middleRadius(one));
  const [inner, outer] = one.ring < other.ring ? [one, other] : [other, one];
  if (inner.ring === 0) return polar(outer.angle, outerRadius(inner));
  const [low, high] = sharedBorder(inner, outer);
  return polar(inner.angle + (low + high) / 2, outerRadius(inner));
}

/** From space to space, through the gates. */
export function walk(spaces: readonly SpaceId[]): readonly Point[] {
  return spaces.flatMap((space, index) => {
    const before = spaces[index - 1];
    const { middle } = shapes[space];
    return before === undefined ? [middle] : [gate(before, space), middle];
  });
}
