/** Clan upgrades of Thor, Tyr and Odin. */
import type { ClanCard } from './card.ts';

export const THOR_TYR_ODIN_LIST = [
  {
    id: 'thors-glory',
    code: 31,
    type: 'clan',
    god: 'thor',
    str: 2,
    cost: 2,
    bloodGlory: 2,
    bloodDeaths: 2,
    copies: { base: { 1: [1] } },
    en: {
      name: 'Thor’s Glory',
      text: 'After a battle you took part in, gain 2 Glory if at least two rival figures were destroyed in it.',
    },
    fr: {
      name: 'Gloire de Thor',
      text: 'Après une bataille à laquelle vous avez pris part, gagnez 2 points de Gloire si au moins deux figurines adverses y ont été détruites.',
    },
  },
  {
    id: 'thors-domain',
    code: 32,
    type: 'clan',
    god: 'thor',
    str: 1,
    cost: 1,
    pillageAfterInvasion: 2,
    copies: { base: { 2: [4] } },
    en: {
      name: 'Thor’s Domain',
      text: 'Once per turn, right after invading a province on your own turn, you may pay 2 Rage to pillage it at once if it has not been pillaged.',
      textWith: {
        thorsDomainAnyInvasion:
          'Once per turn, right after any invasion of yours, that of Loki’s Blessing included, you may pay 2 Rage to pillage the province at once if it has not been pillaged; after a Ship enters a fjord, one of the provinces it supports.',
      },
    },
    fr: {
      name: 'Domaine de Thor',
      text: 'Une fois par tour, juste après avoir envahi une province à votre tour, vous pouvez dépenser 2 points de Rage pour la piller aussitôt, si elle ne l’est pas déjà.',
      textWith: {
        thorsDomainAnyInvasion:
          'Une fois par tour, juste après l’une de vos invasions, celle de la Bénédiction de Loki comprise, vous pouvez dépenser 2 points de Rage pour piller aussitôt la province, si elle ne l’est pas déjà ; si c’est un fjord, avec un Navire, l’une des provinces qu’il soutient.',
      },
    },
  },
  {
    id: 'thors-conquest',
    code: 33,
    type: 'clan',
    god: 'thor',
    str: 3,
    cost: 3,
    gloryPerSurvivor: 3,
    copies: { base: { 3: [1] } },
    en: {
      name: 'Thor’s Conquest',
      text: 'At the end of the game, gain 3 Glory for each of your figures on the board.',
    },
    fr: {
      name: 'Conquête de Thor',
      text: 'À la fin de la partie, gagnez 3 points de Gloire pour chacune de vos figurines présentes sur le plateau.',
    },
  },
  {
    id: 'tyrs-domain',
    code: 34,
    type: 'clan',
    god: 'tyr',
    str: 0,
    cost: 0,
    questBonus: 3,
    copies: { base: { 1: [3] } },
    en: {
      name: 'Tyr’s Domain',
      text: 'When the card you reveal in battle is a Quest, you may treat it as a +3 Battle card. Does not add to Tyr’s Wrath.',
    },
    fr: {
      name: 'Domaine de Tyr',
      text: 'Quand vous révélez une Quête en bataille, vous pouvez la compter comme une carte Bataille +3. Ne se cumule pas avec le Courroux de Tyr.',
    },
  },
  {
    id: 'tyrs-wrath',
    code: 35,
    type: 'clan',
    god: 'tyr',
    str: 1,
    cost: 1,
    questBonus: 5,
    copies: { base: { 3: [3] } },
    en: {
      name: 'Tyr’s Wrath',
      text: 'When the card you reveal in battle is a Quest, you may treat it as a +5 Battle card. Does not add to Tyr’s Domain.',
    },
    fr: {
      name: 'Courroux de Tyr',
      text: 'Quand vous révélez une Quête en bataille, vous pouvez la compter comme une carte Bataille +5. Ne se cumule pas avec le Domaine de Tyr.',
    },
  },
  {
    id: 'tyrs-challenge',
    code: 36,
    type: 'clan',
    god: 'tyr',
    str: 0,
    cost: 0,
    challenges: 2,
    copies: { base: { 2: [1] } },
    en: {
      name: 'Tyr’s Challenge',
      text: 'Action: pay 2 Rage to pillage a province already pillaged where you have a figure, its fjord included. All pillage rules apply; its token stays on the pillaged side.',
    },
    fr: {
      name: 'Défi de Tyr',
      text: 'Action : dépensez 2 points de Rage pour piller une province déjà pillée où vous avez une figurine, fjord de soutien compris. Toutes les règles du pillage s’appliquent ; le jeton reste sur sa face pillée.',
    },
  },
  {
    id: 'tyrs-prowess',
    code: 37,
    type: 'clan',
    god: 'tyr',
    str: 2,
    cost: 2,
    buysBack: 1,
    copies: { base: { 2: [3] } },
    en: {
      name: 'Tyr’s Prowess',
      text: 'After a battle you win, you may take back into hand any cards you played in it, for 1 Rage each, instead of discarding them.',
    },
    fr: {
      name: 'Prouesse de Tyr',
      text: 'Après une bataille que vous remportez, vous pouvez reprendre en main les cartes que vous y avez jouées, pour 1 point de Rage chacune, sans les défausser.',
    },
  },
  {
    id: 'odins-inspiration',
    code: 38,
    type: 'clan',
    god: 'odin',
    str: 2,
    cost: 2,
    ragnarokGlory: 2,
    copies: { base: { 2: [1] } },
    en: { name: 'Odin’s Inspiration', text: 'Your figures destroyed by Ragnarök bring you twice the Glory.' },
    fr: {
      name: 'Inspiration d’Odin',
      text: 'Vos figurines détruites par le Ragnarök vous rapportent deux fois plus de Gloire.',
    },
  },
  {
    id: 'odins-throne',
    code: 39,
    type: 'clan',
    god: 'odin',
    str: 2,
    cost: 2,
    questGlory: 2,
    copies: { base: { 3: [1] } },
    en: {
      name: 'Odin’s Throne',
      text: 'Your completed Quests bring you twice their Glory. The stat still rises by a single step.',
    },
    fr: {
      name: 'Trône d’Odin',
      text: 'Vos Quêtes accomplies vous rapportent deux fois leur Gloire. La caractéristique n’augmente toujours que d’un rang.',
    },
  },
] as const satisfies readonly ClanCard[];
