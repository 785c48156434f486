/** Ids that only the words need; the things of the game have theirs among the facts. */

/** Parts of a pillage that is fought over, in order. */
export const BATTLE_STEPS = ['call', 'cards', 'reveal', 'late', 'resolution'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export const THINGS = [
  'reserve',
  'valhalla',
  'clanSheet',
  'hand',
  'village',
  'gloryTrack',
  'ageTrack',
  'box',
  'pillageToken',
  'rewardSide',
  'pillagedSide',
  'ragnarokToken',
  'doomMarker',
  'firstPlayerToken',
  'sagaToken',
  'destroyed',
  'doomed',
  'legendary',
] as const;
export type Thing = (typeof THINGS)[number];
