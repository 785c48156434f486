/** The tables that the conformance suite plays, and the events that it must meet. */
import type { VikingsEvent } from '../rules/events.ts';
import { SIDES } from '../facts/ids.ts';

export const variants = [2, 3, 4].flatMap((seats) =>
  SIDES.flatMap((side) => [false, true].map((arenaOfBluff) => ({ seats, options: { side, arenaOfBluff } }))),
);

export const events = [
  'firstPlayer',
  'placed',
  'turnStarts',
  'centreTaken',
  'centreDeclined',
  'laid',
  'announced',
  'nobodyCalls',
  'calls',
  'wasTrue',
  'wasBluff',
  'penaltyTaken',
  'penaltyReserve',
  'penaltyNothing',
  'actionDropped',
  'moved',
  'stays',
  'looted',
  'slammed',
  'noTarget',
  'attacksNobody',
  'attacked',
  'claimedShield',
  'shieldAccepted',
  'callsShield',
  'shieldTrue',
  'shieldFalse',
  'stole',
  'knockedOff',
  'fellOnLand',
  'fellInWater',
  'fellToViking',
  'nothingToLose',
  'reshuffles',
  'drew',
  'refilled',
  'reserveEmpty',
  'scored',
  'won',
] as const satisfies readonly VikingsEvent['type'][];
