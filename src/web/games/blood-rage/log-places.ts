/** Which places a line of the log is about, and what a press on it opens. */
import { SPOTS, type SpotId } from '../../../games/blood-rage/facts/index.ts';
import { say } from './words.ts';

const isSpot = (value: unknown): value is SpotId => SPOTS.includes(value as SpotId);

export function placesOf(event: unknown): readonly SpotId[] {
  const { province, place, from, to, provinces } = event as { readonly [field: string]: unknown };
  return [province, place, from, to, ...(Array.isArray(provinces) ? provinces : [])].filter(isSpot);
}

/** The lines that tell of a battle as a whole: its beginning and its end. */
const OF_BATTLE: ReadonlySet<unknown> = new Set(['battleBegan', 'battleWon', 'battleTied']);

export const opens = (event: unknown): string | null =>
  OF_BATTLE.has((event as { readonly type: unknown }).type) ? say('showBattle') : null;
