/** Which places a line of the log is about. */
import { SPOTS, type SpotId } from '../../../games/blood-rage/facts/index.ts';

const isSpot = (value: unknown): value is SpotId => SPOTS.includes(value as SpotId);

export function placesOf(event: unknown): readonly SpotId[] {
  const { province, place, from, to, provinces } = event as { readonly [field: string]: unknown };
  return [province, place, from, to, ...(Array.isArray(provinces) ? provinces : [])].filter(isSpot);
}
