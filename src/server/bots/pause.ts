/** How long the server waits before it answers for a seat, in milliseconds. */
import type { BotPace, Pace } from '../../protocol/table.ts';
import type { Urgency } from './urgency.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const BOT: { readonly [P in BotPace]: Bounds } = {
  patient: { least: 1_800, most: 3_400 },
  natural: { least: 700, most: 2_200 },
  fast: { least: 150, most: 450 },
  instant: { least: 0, most: 0 },
};

/** Short enough that nobody waits, long enough to be seen. */
const HURRIED: Bounds = { least: 40, most: 120 };

/** As long as people take, before the seat's own answers are known. */
const UNLEARNED: Bounds = { least: 1_000, most: 20_000 };

/** As long as a bot thinks, before its own decisions at the table are known. */
const THINKING: Bounds = { least: 5, most: 150 };

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

/** What a bot without a choice waits in place of thinking. */
export const unlearnedThinking = (random: () => number): number => between(THINKING, random);

export interface ForcedMoment {
  /** Everybody knows that there is only one answer. */
  readonly isPublic: () => boolean;
  /** One of the seat's own times when it had a choice; null if too few are known. */
  readonly learned: () => number | null;
}

/**
 * Before the only possible answer of a person is given. If that it is the only one depends on what the seat holds, it takes as long as
 * this person takes otherwise. Among bots there is nobody to be kept in the dark.
 */
export function forcedPause(pace: Pace, persons: number, moment: ForcedMoment, random: () => number): number {
  if (pace === 'quick') return 0;
  if (persons === 1 || moment.isPublic()) return between(HURRIED, random);
  return moment.learned() ?? between(UNLEARNED, random);
}
