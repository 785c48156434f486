/** Clan upgrades that bring a Mystic. */
import type { ClanCard } from './card.ts';

export const MYSTIC_LIST = [
  {
    id: 'friggas-chosen',
    code: 40,
    type: 'clan',
    god: 'frigga',
    str: 0,
    cost: 0,
    mystic: true,
    mysticsRetreat: true,
    copies: { mystics: { 1: [1, 4] } },
    en: {
      name: 'Frigga’s Chosen',
      text: 'Take one of your Mystics into your reserve. When one of your Mystics would be destroyed, you may move it to an adjacent province instead (empty village, or Yggdrasil). No escape from Frigga’s Sacrifice.',
    },
    fr: {
      name: 'Élus de Frigga',
      text: 'Prenez un de vos Mystiques dans votre réserve. Si l’un de vos Mystiques doit être détruit, vous pouvez le replier dans une province adjacente à la place (sur un village vide ou à Yggdrasil). Sans effet contre le Sacrifice de Frigga.',
    },
  },
  {
    id: 'odins-chosen',
    code: 41,
    type: 'clan',
    god: 'odin',
    str: 0,
    cost: 0,
    mystic: true,
    mysticsDisplace: true,
    copies: { mystics: { 2: [1, 4] } },
    en: {
      name: 'Odin’s Chosen',
      text: 'Take one of your Mystics into your reserve. Your Mystics may invade a village held by a rival Warrior or Mystic; that figure is destroyed.',
    },
    fr: {
      name: 'Élus d’Odin',
      text: 'Prenez un de vos Mystiques dans votre réserve. Vos Mystiques peuvent envahir un village tenu par un Guerrier ou un Mystique adverse ; cette figurine est détruite.',
    },
  },
  {
    id: 'thors-chosen',
    code: 42,
    type: 'clan',
    god: 'thor',
    str: 0,
    cost: 0,
    mystic: true,
    gloryPerMystic: 3,
    copies: { mystics: { 3: [1, 4] } },
    en: {
      name: 'Thor’s Chosen',
      text: 'Take one of your Mystics into your reserve. When you win a battle, gain 3 Glory for each of your Mystics still there.',
    },
    fr: {
      name: 'Élus de Thor',
      text: 'Prenez un de vos Mystiques dans votre réserve. Quand vous remportez une bataille, gagnez 3 points de Gloire pour chacun de vos Mystiques encore présents.',
    },
  },
] as const satisfies readonly ClanCard[];
