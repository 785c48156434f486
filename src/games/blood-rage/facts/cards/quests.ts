/** Quests. Their {glory} is what the card pays in its Age. */
import type { QuestCard } from './card.ts';

export const QUEST_LIST = [
  {
    id: 'quest-alfheim',
    code: 43,
    type: 'quest',
    quest: 'region',
    region: 'alfheim',
    gloryByAge: [5, 7, 9],
    copies: { base: { 1: [1, 4], 2: [1, 4], 3: [1, 4] } },
    en: {
      name: 'Alfheim!',
      text: 'In the Quest phase, have more STR than every other clan in at least one Alfheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Alfheim !',
      text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province d’Alfheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
  {
    id: 'quest-jotunheim',
    code: 44,
    type: 'quest',
    quest: 'region',
    region: 'jotunheim',
    gloryByAge: [5, 7, 9],
    copies: { base: { 1: [1, 4], 2: [1, 4], 3: [1, 4] } },
    en: {
      name: 'Jotunheim!',
      text: 'In the Quest phase, have more STR than every other clan in at least one Jotunheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Jotunheim !',
      text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province de Jotunheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
  {
    id: 'quest-manheim',
    code: 45,
    type: 'quest',
    quest: 'region',
    region: 'manheim',
    gloryByAge: [5, 7, 9],
    copies: { base: { 1: [1, 4], 2: [1, 4], 3: [1, 4] } },
    en: {
      name: 'Manheim!',
      text: 'In the Quest phase, have more STR than every other clan in at least one Manheim province; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Manheim !',
      text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins une province de Manheim ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
  {
    id: 'quest-yggdrasil',
    code: 46,
    type: 'quest',
    quest: 'yggdrasil',
    gloryByAge: [6, 8, 11],
    copies: { base: { 1: [3], 2: [3], 3: [3] } },
    en: {
      name: 'Yggdrasil!',
      text: 'In the Quest phase, have more STR than every other clan in Yggdrasil; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Yggdrasil !',
      text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan à Yggdrasil ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
  {
    id: 'quest-glorious-death',
    code: 47,
    type: 'quest',
    quest: 'fallen',
    figures: 4,
    gloryByAge: [6, 8, 11],
    copies: { base: { 1: [1, 4], 2: [1, 4], 3: [1, 4] }, fifthClan: { 1: [5], 2: [5], 3: [5] } },
    en: {
      name: 'Glorious Death!',
      text: 'In the Quest phase, before Ragnarök, have at least four of your figures in Valhalla. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Mort glorieuse !',
      text: 'Lors de la phase de Quête, avant le Ragnarök, ayez au moins quatre de vos figurines au Valhalla. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
  {
    id: 'quest-widespread',
    code: 48,
    type: 'quest',
    quest: 'widespread',
    provinces: 2,
    gloryByAge: [7, 10, 15],
    copies: { fifthClan: { 1: [5], 2: [5], 3: [5] } },
    en: {
      name: 'Widespread!',
      text: 'In the Quest phase, have more STR than every other clan in at least two provinces, Yggdrasil included; a tie fails. Gain {glory} Glory and raise one stat of your choice by one step.',
    },
    fr: {
      name: 'Sur tous les fronts !',
      text: 'Lors de la phase de Quête, ayez plus de Force que chaque autre clan dans au moins deux provinces, Yggdrasil comprise ; l’égalité ne suffit pas. Gagnez {glory} points de Gloire et augmentez d’un rang la caractéristique de votre choix.',
    },
  },
] as const satisfies readonly QuestCard[];
