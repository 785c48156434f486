/** What every pack has: the four clans, the three elf kinds, the levels of units, the slots, the sites and the bonuses. */
import { namesByCode } from '../../../../kernel/codes.ts';

/** Saved games know a clan by its code. */
export const CLAN_CODES = { bohorg: 0, godleif: 1, steamfield: 2, tomb: 3 } as const;
export type ClanId = keyof typeof CLAN_CODES;
/** By code. */
export const CLANS = namesByCode(CLAN_CODES);

/** The codes follow the order of the elves' sheet, in which they improve (CR-80). */
export const ELF_CODES = { guard: 0, elder: 1, templar: 2 } as const;
export type ElfId = keyof typeof ELF_CODES;
/** By code. */
export const ELVES = namesByCode(ELF_CODES);

/** The scenarios that every pack has, each with figures of its own (CR-95). */
export const SCENARIO_CODES = {
  'forge-rush': 0,
  'elf-hunt': 1,
  'long-siege': 2,
  'iron-market': 3,
  'three-banners': 4,
  'last-light': 5,
} as const;
export type ScenarioId = keyof typeof SCENARIO_CODES;
/** By code. */
export const SCENARIOS = namesByCode(SCENARIO_CODES);

/** CR-1. In lists by level, level I is at index 0. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** CR-24. */
export const SLOTS = ['weapon', 'armour'] as const;
export type Slot = (typeof SLOTS)[number];

export const SITES = ['city', 'forge', 'stone'] as const;
export type Site = (typeof SITES)[number];

/** What units have besides their figures. */
export const UNIT_BONUSES = ['reroll', 'wound', 'shield', 'rage', 'flight'] as const;
export type UnitBonus = (typeof UNIT_BONUSES)[number];

/** What equipment adds, in the order in which texts name it. */
export const BONUSES = ['power', 'reroll', 'wound', 'shield', 'rage', 'life', 'speed', 'flight', 'slow'] as const;
export type Bonus = (typeof BONUSES)[number];
