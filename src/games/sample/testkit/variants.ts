/** The tables that the suite plays. */
import type { SampleEvent } from '../table.ts';
import type { Variant } from '../../../testkit/walk.ts';

const PLAIN = {};
const ALL = { nights: 'three', openRaids: true };

export const variants: readonly Variant[] = [2, 3, 4].flatMap((seats) => [
  { seats, options: PLAIN },
  { seats, options: ALL },
]);

export const events = [
  'nightFalls',
  'reshuffled',
  'dealt',
  'warriorsHome',
  'drafted',
  'buried',
  'hoarded',
  'sailed',
  'raided',
  'shielded',
  'rested',
  'robbed',
  'feast',
  'tied',
  'revealed',
  'ravenSent',
  'feasted',
  'scored',
] as const satisfies readonly SampleEvent['type'][];
