/** Ids that only the words need; the things of the game have theirs in ../ids.ts. */
import type { AskId } from '../facts/asks.ts';

/** Every question that a seat can be asked. */
export const ASKS = [
  'draft',
  'act',
  'invadeWho',
  'invadeWhere',
  'freeInvasion',
  'marchFrom',
  'marchTo',
  'marchWho',
  'pillage',
  'challenge',
  'sacrifice',
  'join',
  'battleCard',
  'lateCard',
  'tide',
  'prowess',
  'raise',
  'leaderStep',
  'save',
  'succor',
  'thorsDomain',
  'blessing',
  'keep',
  'done',
] as const satisfies readonly AskId[];

export const AGES = ['1', '2', '3'] as const;
export type AgeId = (typeof AGES)[number];

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

/** The options of a table (BR-98), in the order in which they are offered. */
export const OPTIONS = [
  'clans',
  'beginnersDeal',
  'ageTwoPassRight',
  'mystics',
  'kickstarterMonsters',
  'passedMayResume',
  'witchEscapesSacrifice',
  'succorFollowsShips',
  'thorsDomainAnyInvasion',
  'blessingInYggdrasil',
  'draftMemory',
] as const;
export type OptionId = (typeof OPTIONS)[number];
