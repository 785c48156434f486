/**
 * Names that rules, texts and page share, with the codes that saved games hold: a code is never changed or used for anything else. Names
 * of equipment, legendary and tactic cards and of tiles are those of the content pack.
 */
import { CLANS, type ClanId, type ElfId } from './pack/ids.ts';

export { CLAN_CODES, CLANS, ELF_CODES, ELVES, SCENARIO_CODES, SCENARIOS, SLOTS } from './pack/ids.ts';
export type { ClanId, ElfId, ScenarioId, Slot as SlotId } from './pack/ids.ts';

/** Every side has three types of units: levels I to III of a clan, or the three kinds of elves. */
export const TYPES = [0, 1, 2] as const;
export type Type = (typeof TYPES)[number];

export type ClanUnitId = `${ClanId}-${1 | 2 | 3}`;
export type UnitId = ClanUnitId | ElfId;
/** By the code of the clan, then by type. */
export const CLAN_UNITS: readonly (readonly ClanUnitId[])[] = CLANS.map((clan) =>
  TYPES.map((type) => `${clan}-${(type + 1) as 1 | 2 | 3}` as const),
);

export const LEVEL_IDS = ['easy', 'medium', 'hard', 'impossible'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** A fight's sides: a seat, or the elves. */
export const ELF_SIDE = 'elves';
export type SideId = number | typeof ELF_SIDE;

/** What a seat may do in an action (CR-20). */
export const ACTS = ['equip', 'move', 'pass'] as const;
export type ActId = (typeof ACTS)[number];

/** What may be thrown again with one reroll (CR-44): every blank, nothing, or dice that are named next. */
export const REROLLS = ['blanks', 'none', 'other'] as const;
export type RerollId = (typeof REROLLS)[number];

/** How a game ended, for the log and the result. */
export const ENDINGS = [
  'points',
  'forges',
  'elvesRemoved',
  'mostElves',
  'held',
  'mostPoints',
  'roundLimit',
  'noElves',
  'domination',
  'campaign',
] as const;
export type EndingId = (typeof ENDINGS)[number];
