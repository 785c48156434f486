/** Clan upgrades of Loki and Frigga. */
import type { ClanCard } from './card.ts';

export const LOKI_FRIGGA_LIST = [
  {
    id: 'lokis-domain',
    code: 22,
    type: 'clan',
    god: 'loki',
    str: 1,
    cost: 1,
    releaseGlory: 1,
    copies: { base: { 1: [1] } },
    en: {
      name: 'Loki’s Domain',
      text: 'In the Release of Valhalla phase, gain 1 Glory for each of your figures released.',
    },
    fr: {
      name: 'Domaine de Loki',
      text: 'Lors de la Libération du Valhalla, gagnez 1 point de Gloire pour chacune de vos figurines libérées.',
    },
  },
  {
    id: 'lokis-eminence',
    code: 23,
    type: 'clan',
    god: 'loki',
    str: 2,
    cost: 2,
    releaseGlory: 2,
    copies: { base: { 2: [3] } },
    en: {
      name: 'Loki’s Eminence',
      text: 'In the Release of Valhalla phase, gain 2 Glory for each of your figures released.',
    },
    fr: {
      name: 'Éminence de Loki',
      text: 'Lors de la Libération du Valhalla, gagnez 2 points de Gloire pour chacune de vos figurines libérées.',
    },
  },
  {
    id: 'lokis-wrath',
    code: 24,
    type: 'clan',
    god: 'loki',
    str: 3,
    cost: 3,
    releaseGlory: 3,
    copies: { base: { 3: [4] } },
    en: {
      name: 'Loki’s Wrath',
      text: 'In the Release of Valhalla phase, gain 3 Glory for each of your figures released.',
    },
    fr: {
      name: 'Courroux de Loki',
      text: 'Lors de la Libération du Valhalla, gagnez 3 points de Gloire pour chacune de vos figurines libérées.',
    },
  },
  {
    id: 'lokis-blessing',
    code: 25,
    type: 'clan',
    god: 'loki',
    str: 1,
    cost: 1,
    invadesAfterDefeat: true,
    copies: { base: { 1: [4] } },
    en: {
      name: 'Loki’s Blessing',
      text: 'After a battle you lose, you may at once invade that province with a Warrior from your reserve for free. It needs an empty village; never in Yggdrasil.',
      textWith: {
        blessingInYggdrasil:
          'After a battle you lose, you may at once invade that province with a Warrior from your reserve for free. It needs an empty village, except in Yggdrasil.',
      },
    },
    fr: {
      name: 'Bénédiction de Loki',
      text: 'Après une bataille que vous perdez, vous pouvez aussitôt envahir cette province avec un Guerrier de votre réserve, sans dépenser de Rage. Il faut un village vide ; jamais à Yggdrasil.',
      textWith: {
        blessingInYggdrasil:
          'Après une bataille que vous perdez, vous pouvez aussitôt envahir cette province avec un Guerrier de votre réserve, sans dépenser de Rage. Il faut un village vide, sauf à Yggdrasil.',
      },
    },
  },
  {
    id: 'friggas-charm',
    code: 26,
    type: 'clan',
    god: 'frigga',
    str: 0,
    cost: 0,
    discount: 1,
    copies: { base: { 1: [1] } },
    en: {
      name: 'Frigga’s Charm',
      text: 'Your Upgrade cards cost 1 Rage less to play (never below 0). Invasion costs do not change.',
    },
    fr: {
      name: 'Charme de Frigga',
      text: 'Jouer une carte Amélioration vous coûte 1 point de Rage de moins (0 au minimum). Le coût des invasions ne change pas.',
    },
  },
  {
    id: 'friggas-succor',
    code: 27,
    type: 'clan',
    god: 'frigga',
    str: 2,
    cost: 2,
    bringsAWarrior: true,
    copies: { base: { 1: [3] } },
    en: {
      name: 'Frigga’s Succor',
      text: 'Each time you invade a province, you may also invade it with a Warrior from your reserve for free. That Warrior does not call another; nor does a Ship entering a fjord.',
      textWith: {
        succorFollowsShips:
          'Each time you invade a province, you may also invade it with a Warrior from your reserve for free; after a Ship enters a fjord, one of the provinces it supports. That Warrior does not call another.',
      },
    },
    fr: {
      name: 'Secours de Frigga',
      text: 'Chaque fois que vous envahissez une province, vous pouvez aussi l’envahir avec un Guerrier de votre réserve, sans dépenser de Rage. Ni ce Guerrier ni un Navire placé dans un fjord n’en appellent un autre.',
      textWith: {
        succorFollowsShips:
          'Chaque fois que vous envahissez une province, vous pouvez aussi l’envahir avec un Guerrier de votre réserve, sans dépenser de Rage ; si c’est un fjord, avec un Navire, l’une des provinces qu’il soutient. Ce Guerrier n’en appelle pas un autre.',
      },
    },
  },
  {
    id: 'friggas-protection',
    code: 28,
    type: 'clan',
    god: 'frigga',
    str: 0,
    cost: 0,
    protects: 1,
    copies: { base: { 2: [1] } },
    en: {
      name: 'Frigga’s Protection',
      text: 'When your figures would be destroyed, you may pay 1 Rage per figure to keep it alive where it is. No help against Ragnarök, Frigga’s Sacrifice or Odin’s Chosen.',
    },
    fr: {
      name: 'Protection de Frigga',
      text: 'Quand vos figurines doivent être détruites, vous pouvez dépenser 1 point de Rage par figurine pour la garder en vie sur place. Sans effet contre le Ragnarök, le Sacrifice de Frigga et les Élus d’Odin.',
    },
  },
  {
    id: 'friggas-domain',
    code: 29,
    type: 'clan',
    god: 'frigga',
    str: 0,
    cost: 0,
    fromValhalla: 1,
    copies: { base: { 3: [1] } },
    en: {
      name: 'Frigga’s Domain',
      text: 'As your Invade action, you may invade with one of your figures in Valhalla for exactly 1 Rage, whatever its STR.',
    },
    fr: {
      name: 'Domaine de Frigga',
      text: 'Pour votre action Invasion, vous pouvez envahir avec une de vos figurines du Valhalla pour 1 point de Rage exactement, quelle que soit sa Force.',
    },
  },
  {
    id: 'friggas-sacrifice',
    code: 30,
    type: 'clan',
    god: 'frigga',
    str: 1,
    cost: 1,
    sacrifices: 2,
    copies: { base: { 3: [3] } },
    en: {
      name: 'Frigga’s Sacrifice',
      text: 'Action costing no Rage: destroy two of your figures on the board to raise one stat of your choice by one step. Nothing can save them.',
      textWith: {
        witchEscapesSacrifice:
          'Action costing no Rage: destroy two of your figures on the board to raise one stat of your choice by one step. Nothing can save them, but the Volur Witch may flee to Yggdrasil.',
      },
    },
    fr: {
      name: 'Sacrifice de Frigga',
      text: 'Action sans dépense de Rage : détruisez deux de vos figurines sur le plateau pour augmenter d’un rang la caractéristique de votre choix. Rien ne peut les sauver.',
      textWith: {
        witchEscapesSacrifice:
          'Action sans dépense de Rage : détruisez deux de vos figurines sur le plateau pour augmenter d’un rang la caractéristique de votre choix. Rien ne peut les sauver, mais la Sorcière völva peut fuir à Yggdrasil.',
      },
    },
  },
] as const satisfies readonly ClanCard[];
