/** The clan's three stats, and what a pillage brings (BR-5, BR-10, BR-73). */
import { namesByCode } from '../../../kernel/codes.ts';

export const STAT_CODES = { rage: 0, axes: 1, horns: 2 } as const;
export type StatId = keyof typeof STAT_CODES;
export const STATS = namesByCode(STAT_CODES);
export const { rage: RAGE, axes: AXES, horns: HORNS } = STAT_CODES;
export const statName = (stat: number): StatId => STATS[stat]!;

/** What each step is worth. */
export const STAT_VALUES: { readonly [stat in StatId]: readonly number[] } = {
  rage: [6, 7, 8, 9, 12, 12],
  axes: [3, 4, 5, 6, 8, 8],
  horns: [4, 5, 6, 7, 10, 10],
};
const VALUES = STATS.map((stat) => STAT_VALUES[stat]);
export const statAt = (stat: number, step: number): number => VALUES[stat]![step]!;
export const TOP_STEP = 5;
/** Glory of each step at the end (BR-90). */
const LEGEND_BY_STEP: readonly number[] = [0, 0, 0, 10, 10, 20];
export const legendAt = (step: number): number => LEGEND_BY_STEP[step]!;

export const REWARD_CODES = { rage: 0, axes: 1, horns: 2, glory5: 3, all: 4 } as const;
export type RewardId = keyof typeof REWARD_CODES;
export const REWARDS = namesByCode(REWARD_CODES);
export const rewardName = (reward: number): RewardId => REWARDS[reward]!;

interface Reward {
  readonly glory: number;
  /** Codes of the stats that rise by a step. */
  readonly stats: readonly number[];
}

export const REWARD_FACTS: { readonly [reward in RewardId]: Reward } = {
  rage: { glory: 0, stats: [RAGE] },
  axes: { glory: 0, stats: [AXES] },
  horns: { glory: 0, stats: [HORNS] },
  glory5: { glory: 5, stats: [] },
  all: { glory: 0, stats: [RAGE, AXES, HORNS] },
};

/** BR-10: the tokens of the eight outer provinces, and Yggdrasil's. */
export const OUTER_TOKENS: readonly RewardId[] = ['rage', 'rage', 'rage', 'axes', 'axes', 'horns', 'horns', 'glory5'];
export const YGGDRASIL_TOKEN: RewardId = 'all';
