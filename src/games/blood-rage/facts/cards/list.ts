/** The cards of all sets, in whatever order: nothing depends on it. */
import { BATTLE_LIST } from './battle-cards.ts';
import { LOKI_FRIGGA_LIST } from './clan-loki-frigga.ts';
import { THOR_TYR_ODIN_LIST } from './clan-thor-tyr-odin.ts';
import { MONSTER_LIST } from './monsters.ts';
import { MYSTIC_LIST } from './mystics.ts';
import { QUEST_LIST } from './quests.ts';
import { TROOP_LIST } from './troop-upgrades.ts';

export const CARD_LIST = [
  ...MONSTER_LIST,
  ...TROOP_LIST,
  ...LOKI_FRIGGA_LIST,
  ...THOR_TYR_ODIN_LIST,
  ...MYSTIC_LIST,
  ...QUEST_LIST,
  ...BATTLE_LIST,
];
