/** The ground of each side, drawn once: few paths, for they are redrawn with every change of size. */
import { SPACES, type SideId, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { line, rounded, scatter, type Point } from '../../../board/drawing.ts';
import { polar, RIM, RING, shapes } from './geometry.ts';
import { kindOfSpace } from '../../../../games/clash-of-vikings/facts/arena.ts';

interface Stroke {
  readonly d: string;
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dashes?: string;
}

export interface Ground {
  readonly base: string;
  readonly spaces: readonly { readonly space: SpaceId; readonly fill: string }[];
  readonly strokes: readonly Stroke[];
}

const PAINT = {
  meadow: {
    base: '#27301c',
    land: ['#4f7a3d', '#557f41', '#456f37', '#4a753a'],
    bracelet: '#566f3d',
    start: '#6b5438',
    stones: ['#8a8577', '#a09a8b'],
    water: '#2a5266',
  },
  fjord: {
    base: '#20272e',
    land: ['#505a65', '#59636e', '#626c75', '#6a7178'],
    bracelet: '#667079',
    start: '#5d5247',
    stones: ['#d9d2c0', '#c6bfae'],
    water: '#2f6a83',
  },
} as const;

const dot = ({ x, y }: Point): string => `M${x} ${y}h0`;

/** A point of the space, clear of its border. */
function within(space: SpaceId, random: () => number): Point {
  const { ring, angle, span } = shapes[space];
  const radius = (ring + 0.2 + random() * 0.6) * RING;
  return polar(angle + (random() - 0.5) * (span - 3200 / radius), radius);
}

const tuft = ({ x, y }: Point, size: number): string => {
  const side = rounded(size * 0.33);
  const low = rounded(size * 0.78);
  return `M${x} ${y}l${-side} ${-low}M${x} ${y}v${-rounded(size)}M${x} ${y}l${side} ${-low}`;
};

const rock = ({ x, y }: Point, size: number): string => {
  const s = (share: number): number => rounded(size * share);
  return `M${rounded(x - size)} ${y}q${s(0.6)} ${-s(0.7)} ${s(1.2)} ${-s(0.2)}q${s(0.7)} ${s(0.2)} ${s(0.7)} ${s(0.35)}q${-s(1)} ${s(0.3)} ${-s(1.9)} ${-s(0.15)}z`;
};

/** Of different sizes, as if laid by hand. */
function stones(space: SpaceId, random: () => number, shade: 0 | 1): string {
  const { x, y } = shapes[space].middle;
  let d = '';
  for (let index = shade; index < 12; index += 2) {
    const angle = ((index * 30 + (random() - 0.5) * 10) * Math.PI) / 180;
    const cx = x + 46 * Math.cos(angle);
    const cy = y + 46 * Math.sin(angle);
    const long = 9 + random() * 3;
    const short = 6 + random() * 2;
    const turn = rounded((angle * 180) / Math.PI + 90);
    const dx = rounded(long * Math.cos(angle + Math.PI / 2));
    const dy = rounded(long * Math.sin(angle + Math.PI / 2));
    const arc = `a${rounded(long)} ${rounded(short)} ${turn} 1 0 `;
    d += `M${rounded(cx - dx)} ${rounded(cy - dy)}${arc}${2 * dx} ${2 * dy}${arc}${-2 * dx} ${-2 * dy}z`;
  }
  return d;
}

function planks(space: SpaceId): string {
  const { angle, span, ring } = shapes[space];
  return [-2, -1, 0, 1, 2]
    .map((step) => {
      const turned = angle + (step * span) / 6;
      return line([polar(turned, ring * RING + 9), polar(turned, (ring + 1) * RING - 9)]);
    })
    .join('');
}

function ripples(space: SpaceId, random: () => number): string {
  const { angle, span, ring } = shapes[space];
  return [0.2, 0.35, 0.5, 0.65, 0.8]
    .map((share) => {
      const radius = rounded((ring + share) * RING);
      const half = span * (0.24 + random() * 0.13);
      const shift = (random() - 0.5) * span * 0.12;
      const [from, to] = [polar(angle + shift - half, radius), polar(angle + shift + half, radius)];
      return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
    })
    .join('');
}

function draw(side: SideId): Ground {
  const paint = PAINT[side];
  const random = scatter(side === 'meadow' ? 7 : 11);
  const of = (kind: string): SpaceId[] => SPACES.filter((space) => kindOfSpace(side, space) === kind);
  const on = (kind: string, make: (space: SpaceId) => string): string => of(kind).map(make).join('');
  const land = [...of('normal'), ...of('bracelet')];
  const some = (count: number, make: (point: Point, index: number) => string): string =>
    land
      .flatMap((space) =>
        Array.from({ length: count * (shapes[space].ring === 1 ? 2 : 1) }, (_, index) =>
          make(within(space, random), index),
        ),
      )
      .join('');
  const cover: Stroke[] =
    side === 'meadow'
      ? [
          { d: some(3, (point) => tuft(point, 8 + random() * 5)), stroke: '#2f5027', width: 1.8 },
          { d: some(3, (point) => tuft(point, 8 + random() * 5)), stroke: '#8fae63', width: 1.8, opacity: 0.75 },
          { d: some(1, dot), stroke: '#d9b24a', width: 5.5, opacity: 0.8 },
          { d: some(1, dot), stroke: '#e8d9a8', width: 5.5, opacity: 0.8 },
        ]
      : [
          { d: some(3, (point) => rock(point, 12 + random() * 9)), fill: '#414a54', opacity: 0.5 },
          { d: some(2, (point) => rock(point, 10 + random() * 8)), fill: '#d5e0e6', opacity: 0.42 },
        ];
  return {
    base: paint.base,
    spaces: SPACES.filter((space) => space !== 'C').map((space, index) => {
      const kind = kindOfSpace(side, space);
      const fill = kind === 'normal' || kind === 'centre' ? paint.land[(index * 7 + (index >> 2)) % 4]! : paint[kind];
      return { space, fill };
    }),
    strokes: [
      ...cover,
      { d: on('start', planks), stroke: '#2f2418', width: 2.5, opacity: 0.55 },
      { d: on('water', (space) => ripples(space, random)), stroke: '#9fd0de', width: 3, opacity: 0.28 },
      {
        d: on('water', (space) => shapes[space].path),
        stroke: '#a9d3de',
        width: 2.5,
        opacity: 0.55,
        dashes: '14 7 4 9',
      },
      { d: on('bracelet', (space) => stones(space, random, 0)), fill: paint.stones[0], stroke: '#26221c', width: 1.5 },
      { d: on('bracelet', (space) => stones(space, random, 1)), fill: paint.stones[1], stroke: '#26221c', width: 1.5 },
    ],
  };
}

export const grounds: Readonly<Record<SideId, Ground>> = { meadow: draw('meadow'), fjord: draw('fjord') };

/** Strokes like spokes. */
const around = (count: number, from: number, to: number, turn = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count + turn;
    return line([polar(angle, from), polar(angle, to)]);
  }).join('');

/** The logs of the palisade, and the nails in them. */
export const palisade = {
  logs: around(72, RIM.inner, RIM.outer),
  nails: Array.from({ length: 72 }, (_, index) => dot(polar(index * 5 + 2.5, 486))).join(''),
};

/** The sun wheel in the middle. */
export const wheel = {
  spokes: around(8, 56, 84, 22.5),
  gems: Array.from({ length: 8 }, (_, index) => {
    const { x, y } = polar(index * 45, 72);
    return `M${x} ${rounded(y - 6)}l6 6l-6 6l-6 -6z`;
  }).join(''),
};

export const torches: readonly Point[] = [45, 135, 225, 315].map((angle) => polar(angle, 473));
