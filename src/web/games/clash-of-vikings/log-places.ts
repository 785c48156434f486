/** Which spaces a line of the log is about. */
import { SPACES, type SpaceId } from '../../../games/clash-of-vikings/facts/ids.ts';

const isSpace = (value: unknown): value is SpaceId => SPACES.includes(value as SpaceId);

export function placesOf(event: unknown): readonly SpaceId[] {
  const { type, space, spaces } = event as { type?: unknown; space?: unknown; spaces?: unknown };
  if (type === 'centreTaken' || type === 'centreDeclined') return ['C'];
  return [space, ...(Array.isArray(spaces) ? spaces : [])].filter(isSpace);
}
