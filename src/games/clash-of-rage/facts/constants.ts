/** Numbers of the rules that are the same in every content pack. */
import type { LevelId } from './ids.ts';

export { CAMPAIGN_GAMES, ELVES_PER_CITY, ELVES_PER_FORGE, MARKET_SIZE } from './pack/counts.ts';

export const HAND_SIZE = 3;
export const CRYSTALS_PER_CITY = 3;
export const CRYSTALS_PER_ELF = 1;
/** What a legendary card costs with one forge, and with more (CR-23). */
export const FORGE_COST = 6;
export const FORGES_COST = 3;
/** Faces of a die, and how many of them show a wound (CR-5). */
export const DIE_FACES = 6;
export const WOUND_FACES = 4;
/** Points that win (CR-71, CR-72). */
export const POINTS_TO_WIN = { short: 4, long: 5 } as const;
export type LengthId = keyof typeof POINTS_TO_WIN;
/** Domination points at which solo play is lost (CR-90), and what they are given for (CR-91). */
export const DOMINATION: { readonly [level in LevelId]: number } = { easy: 17, medium: 14, hard: 11, impossible: 8 };
export const DOMINATION_PER_FORGE = 1;
export const DOMINATION_PER_CITY = 2;
/** Campaign points of the first and the second place (CR-96). */
export const CAMPAIGN_POINTS: readonly number[] = [3, 1];
/** After so many placements of equipment in a row an action offers no more of them (CRR-47). */
export const PLACEMENTS_IN_A_ROW = 40;
