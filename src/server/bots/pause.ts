/** How long the server waits before it answers for a seat, in milliseconds. */
import type { BotPace, Pace } from '../../protocol/table.ts';
import type { Urgency } from './urgency.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const BOT: { readonly [P in BotPace]: Bounds } = {
  natural: { least: 700, most: 2_200 },
  fast: { least: 150, most: 450 },
  instant: { least: 0, most: 0 },
};

/** Short enough that nobody waits, long enough to be seen. */
const HURRIED: Bounds = { least: 40, most: 120 };

/** As long as people take over a small decision, so that a forced answer does not tell that there was nothing to decide. */
const DISCREET: Bounds = { least: 700, most: 2_500 };

/** Most thoughts are short and a few are long: the square of an even draw is below a quarter half of the time. */
const between = ({ least, most }: Bounds, random: () => number): number =>
  Math.round(least + (most - least) * random() ** 2);

/** Where nobody is and nobody plays, no table needs more: what the server can do belongs to the others. */
const UNATTENDED: Bounds = { least: 2_000, most: 4_000 };

/**
 * Before a bot's answer is given. Until a person has been asked anything the bots hurry: whoever has just sat down wants to play.
 * `random` draws evenly from 0 to 1, here and below.
 */
export function botPause(
  pace: BotPace,
  { isOpening, urgency }: { readonly isOpening: boolean; readonly urgency: Urgency },
  random: () => number,
): number {
  if (urgency === 'unattended') return between(UNATTENDED, random);
  const pause = between(BOT[pace], random);
  return isOpening ? Math.min(pause, between(HURRIED, random)) : pause;
}

/** Before the only possible answer of a person is given. Among bots there is nobody to be kept in the dark. */
export const forcedPause = (pace: Pace, persons: number, random: () => number): number =>
  pace === 'quick' ? 0 : between(persons === 1 ? HURRIED : DISCREET, random);
