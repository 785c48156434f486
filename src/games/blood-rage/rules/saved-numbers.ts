/** What the numbers and names of a saved game stand for. */
import type { SavedNumbers } from '../../../kernel/index.ts';
import {
  AGES,
  CARD_CODES,
  FIGURE_CODES,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FIRST_WARRIOR,
  FIGURES_PER_CLAN,
  PHASE_CODES,
  PLACE_CODES,
  PROVINCES,
  REWARD_CODES,
  SOURCE_CODES,
  STAT_CODES,
} from '../facts/index.ts';
import { CAUSES } from './frames.ts';
import { CARDS_PER_BLOCK } from './pieces.ts';
import { SOURCES_PER_CLAN, STATS_PER_CLAN } from './table.ts';

export const SAVED: SavedNumbers = {
  codes: {
    cards: CARD_CODES,
    figures: FIGURE_CODES,
    places: PLACE_CODES,
    stats: STAT_CODES,
    rewards: REWARD_CODES,
    phases: PHASE_CODES,
    sources: SOURCE_CODES,
  },
  sizes: {
    ages: AGES.length,
    /** Of the kinds of pieces. */
    block: CARDS_PER_BLOCK,
    provinces: PROVINCES.length,
    firstWarrior: FIRST_WARRIOR,
    firstMystic: FIRST_MYSTIC,
    firstMonster: FIRST_MONSTER,
    force: FIGURES_PER_CLAN,
    stats: STATS_PER_CLAN,
    sources: SOURCES_PER_CLAN,
  },
  names: { causes: CAUSES },
};
