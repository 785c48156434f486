/** The board's places as the kit draws them. */
import { FJORD_GEOMETRY, PROVINCE_GEOMETRY, VILLAGE_RADIUS } from './geometry.ts';
import {
  fjordOf,
  isFjordId,
  neighboursOf,
  placeCode,
  provinceName,
  PROVINCES,
  spotName,
  SPOTS,
  supportedBy,
  YGGDRASIL,
  type FjordId,
  type ProvinceId,
  type SpotId,
} from '../../../../games/blood-rage/facts/index.ts';
import type { Point } from '../../../board/drawing.ts';
import type { PlaceShape } from '../../../board/marks.ts';

const bySpot = <X>(of: (spot: SpotId) => X): Readonly<Record<SpotId, X>> =>
  Object.fromEntries(SPOTS.map((spot) => [spot, of(spot)])) as Record<SpotId, X>;

export const shapes: Readonly<Record<SpotId, PlaceShape>> = bySpot((spot) => {
  if (isFjordId(spot)) {
    const { path, ships } = FJORD_GEOMETRY[spot];
    return { path, glow: path, middle: ships[1]!, badge: ships[0]! };
  }
  const { path, middle, token } = PROVINCE_GEOMETRY[spot];
  return { path, glow: path, middle, badge: token };
});

/** For the arrow keys: a fjord lies beside the provinces that it supports. */
export const neighbours: Readonly<Record<SpotId, readonly SpotId[]>> = bySpot((spot) => {
  const code = placeCode(spot);
  if (isFjordId(spot)) return supportedBy(code).map(provinceName);
  const lands = neighboursOf(code).map(provinceName);
  return code === YGGDRASIL ? lands : [...lands, spotName(fjordOf(code))];
});

/** Figures beyond the drawn spots stand closer together, a little below. */
const CROWDED = { dx: 22, dy: 16 };

/** Where the figure with this number stands in that place. */
export function spotPoint(place: SpotId, spot: number): Point {
  const points = isFjordId(place) ? FJORD_GEOMETRY[place].ships : PROVINCE_GEOMETRY[place].villages;
  const { x, y } = points[spot % points.length]!;
  const row = Math.floor(spot / points.length);
  return { x: x + row * CROWDED.dx, y: y + row * CROWDED.dy };
}

/** The villages as drawn; Yggdrasil has none. */
export const VILLAGES: readonly { readonly province: ProvinceId; readonly spot: number; readonly at: Point }[] =
  PROVINCES.filter((province) => province !== 'yggdrasil').flatMap((province) =>
    PROVINCE_GEOMETRY[province].villages.map((at, spot) => ({ province, spot, at })),
  );

export const isFjordPlace = (place: SpotId): place is FjordId => isFjordId(place);
export { VILLAGE_RADIUS };
