/** Wrong cards, one at a time: each makes a test that cites the card fail. */
import type { Mutant } from '../../../testkit/kit.ts';

const LOKI_FRIGGA = 'src/games/blood-rage/facts/cards/clan-loki-frigga.ts';
const MONSTERS = 'src/games/blood-rage/facts/cards/monsters.ts';
const MYSTICS = 'src/games/blood-rage/facts/cards/mystics.ts';
const QUESTS = 'src/games/blood-rage/facts/cards/quests.ts';
const THOR_TYR_ODIN = 'src/games/blood-rage/facts/cards/clan-thor-tyr-odin.ts';
const TROOPS = 'src/games/blood-rage/facts/cards/troop-upgrades.ts';
const INVADE = 'src/games/blood-rage/procs/invade.ts';

export const cardMutants: readonly Mutant[] = [
  { clause: 'card Troll', file: MONSTERS, find: "strikes: 'warriors'", replace: "strikes: 'allButMonsters'" },
  {
    clause: 'card Dwarf Chieftain',
    file: MONSTERS,
    find: 'str: 2,\n    cost: 0,\n    invadeCost: 0',
    replace: 'str: 2,\n    cost: 0',
  },
  {
    clause: 'card Sea Serpent',
    file: MONSTERS,
    find: "str: 3,\n    cost: 3,\n    countsAs: 'ship'",
    replace: 'str: 3,\n    cost: 3',
  },
  {
    clause: 'card Mountain Giant',
    file: MONSTERS,
    find: "invadeCost: 0,\n    countsAs: 'leader'",
    replace: 'invadeCost: 0',
  },
  { clause: 'card Fenrir', file: MONSTERS, find: 'drawsRagnarok: true,', replace: '' },
  { clause: 'card Valkyrie', file: MONSTERS, find: 'gloryPerRivalDeath: 2,', replace: '' },
  { clause: 'card Dark Elf', file: MONSTERS, find: 'strInYggdrasil: 3', replace: 'strInYggdrasil: 2' },
  { clause: 'card Fire Giant', file: MONSTERS, find: "strikes: 'allButMonsters'", replace: "strikes: 'warriors'" },
  {
    clause: 'card Fire Giant',
    file: INVADE,
    find: 'isWarrior(figure) : !isMonster(figure)',
    replace: 'isWarrior(figure) : figure >= 0',
  },
  { clause: 'card Wolfman', file: MONSTERS, find: 'silencesTroops: true,', replace: '' },
  { clause: 'card Frost Giant', file: MONSTERS, find: 'doublesReward: true,', replace: '' },
  {
    clause: 'card Soldier of Hel',
    file: MONSTERS,
    find: 'str: 3,\n    cost: 0,\n    invadeCost: 0',
    replace: 'str: 3,\n    cost: 0',
  },
  { clause: 'card Volur Witch', file: MONSTERS, find: 'fleesToYggdrasil: true,', replace: '' },
  { clause: 'card Mystic Troll', file: MONSTERS, find: 'opensItsProvince: true,', replace: '' },
  { clause: 'card Lord of Hammers', file: TROOPS, find: "onPillage: 'step'", replace: "onPillage: 'raiseOne'" },
  { clause: 'card Lord of Axes', file: TROOPS, find: "onPillage: 'raiseOne'", replace: "onPillage: 'raiseAll'" },
  { clause: 'card Lord of Spears', file: TROOPS, find: "onPillage: 'raiseAll'", replace: "onPillage: 'raiseOne'" },
  { clause: 'card Brothers in Arms', file: TROOPS, find: 'pairStr: 3', replace: 'pairStr: 2' },
  {
    clause: 'card Experts in Arms',
    file: TROOPS,
    find: "id: 'experts-in-arms',\n    code: 17,\n    type: 'warrior',\n    god: 'tyr',\n    str: 2",
    replace: "id: 'experts-in-arms',\n    code: 17,\n    type: 'warrior',\n    god: 'tyr',\n    str: 1",
  },
  { clause: 'card Masters in Arms', file: TROOPS, find: 'pairStr: 6', replace: 'pairStr: 5' },
  { clause: 'card Loki’s Dragons', file: TROOPS, find: 'shipGlory: 4', replace: 'shipGlory: 5' },
  { clause: 'card Fire Dragons', file: TROOPS, find: 'shipGlory: 8', replace: 'shipGlory: 7' },
  { clause: 'card Eternal Dragons', file: TROOPS, find: 'shipGlory: 12', replace: 'shipGlory: 8' },
  { clause: 'card Loki’s Domain', file: LOKI_FRIGGA, find: 'releaseGlory: 1', replace: 'releaseGlory: 2' },
  { clause: 'card Loki’s Eminence', file: LOKI_FRIGGA, find: 'releaseGlory: 2', replace: 'releaseGlory: 1' },
  { clause: 'card Loki’s Wrath', file: LOKI_FRIGGA, find: 'releaseGlory: 3', replace: 'releaseGlory: 2' },
  { clause: 'card Loki’s Blessing', file: LOKI_FRIGGA, find: 'invadesAfterDefeat: true,', replace: '' },
  { clause: 'card Frigga’s Charm', file: LOKI_FRIGGA, find: 'discount: 1', replace: 'discount: 2' },
  { clause: 'card Frigga’s Succor', file: INVADE, find: 'follows: false,', replace: 'follows: true,' },
  { clause: 'card Frigga’s Protection', file: LOKI_FRIGGA, find: 'protects: 1,', replace: '' },
  { clause: 'card Frigga’s Domain', file: LOKI_FRIGGA, find: 'fromValhalla: 1', replace: 'fromValhalla: 2' },
  { clause: 'card Frigga’s Sacrifice', file: LOKI_FRIGGA, find: 'sacrifices: 2', replace: 'sacrifices: 1' },
  { clause: 'card Thor’s Glory', file: THOR_TYR_ODIN, find: 'bloodGlory: 2', replace: 'bloodGlory: 3' },
  {
    clause: 'card Thor’s Domain',
    file: THOR_TYR_ODIN,
    find: 'pillageAfterInvasion: 2',
    replace: 'pillageAfterInvasion: 1',
  },
  { clause: 'card Thor’s Conquest', file: THOR_TYR_ODIN, find: 'gloryPerSurvivor: 3', replace: 'gloryPerSurvivor: 2' },
  { clause: 'card Tyr’s Domain', file: THOR_TYR_ODIN, find: 'questBonus: 3', replace: 'questBonus: 5' },
  { clause: 'card Tyr’s Wrath', file: THOR_TYR_ODIN, find: 'questBonus: 5', replace: 'questBonus: 3' },
  { clause: 'card Tyr’s Challenge', file: THOR_TYR_ODIN, find: 'challenges: 2', replace: 'challenges: 1' },
  { clause: 'card Tyr’s Prowess', file: THOR_TYR_ODIN, find: 'buysBack: 1,', replace: '' },
  { clause: 'card Odin’s Inspiration', file: THOR_TYR_ODIN, find: 'ragnarokGlory: 2', replace: 'ragnarokGlory: 3' },
  { clause: 'card Odin’s Throne', file: THOR_TYR_ODIN, find: 'questGlory: 2', replace: 'questGlory: 3' },
  { clause: 'card Frigga’s Chosen', file: MYSTICS, find: 'mysticsRetreat: true,', replace: '' },
  { clause: 'card Odin’s Chosen', file: MYSTICS, find: 'mysticsDisplace: true,', replace: '' },
  { clause: 'card Thor’s Chosen', file: MYSTICS, find: 'gloryPerMystic: 3', replace: 'gloryPerMystic: 2' },
  {
    clause: 'card Alfheim!',
    file: QUESTS,
    find: "region: 'alfheim',\n    gloryByAge: [5, 7, 9]",
    replace: "region: 'alfheim',\n    gloryByAge: [5, 7, 8]",
  },
  {
    clause: 'card Jotunheim!',
    file: QUESTS,
    find: "region: 'jotunheim',\n    gloryByAge",
    replace: "region: 'manheim',\n    gloryByAge",
  },
  {
    clause: 'card Manheim!',
    file: QUESTS,
    find: "region: 'manheim',\n    gloryByAge",
    replace: "region: 'alfheim',\n    gloryByAge",
  },
  { clause: 'card Yggdrasil!', file: QUESTS, find: "quest: 'yggdrasil'", replace: "quest: 'widespread'" },
  { clause: 'card Glorious Death!', file: QUESTS, find: 'figures: 4', replace: 'figures: 3' },
  {
    clause: 'card Widespread!',
    file: QUESTS,
    find: 'provinces: 2',
    replace: 'provinces: 1',
  },
];
