/** What lies where on the two sides of the arena. */
import type { SideId, SpaceId, SpaceKind } from '../../../../games/clash-of-vikings/ids.ts';

interface Layout {
  readonly start: readonly SpaceId[];
  readonly bracelet: readonly SpaceId[];
  readonly water: readonly SpaceId[];
}

const LAYOUTS: Readonly<Record<SideId, Layout>> = {
  meadow: { start: ['D0', 'D3', 'D6', 'D9'], bracelet: ['B1', 'B3', 'B5', 'B7'], water: ['D2', 'D5', 'D8', 'D11'] },
  fjord: { start: ['D2', 'D4', 'D8', 'D10'], bracelet: ['B0', 'B4', 'D3', 'D9'], water: ['A1', 'A3', 'D0', 'D6'] },
};

export function kindOf(side: SideId, space: SpaceId): SpaceKind {
  const { start, bracelet, water } = LAYOUTS[side];
  if (space === 'C') return 'centre';
  if (start.includes(space)) return 'start';
  if (bracelet.includes(space)) return 'bracelet';
  return water.includes(space) ? 'water' : 'normal';
}

export const otherSide = (side: SideId): SideId => (side === 'meadow' ? 'fjord' : 'meadow');
