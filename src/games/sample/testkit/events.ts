/** Every type of event that the verbs emit; the conformance suite must reach them all. */
import type { SampleEvent } from '../table.ts';

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
