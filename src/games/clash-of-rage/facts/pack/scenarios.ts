/** The scenarios (CR-95, CRR-52). */
import type { Scenario } from './pack.ts';

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'forge-rush',
    code: 0,
    name: { en: 'Forge Rush', fr: 'Ruée vers les forges' },
    setup: {},
    victory: { kind: 'forges', forges: 2, points: 4 },
  },
  {
    id: 'elf-hunt',
    code: 1,
    name: { en: 'The Great Hunt', fr: 'La Grande Chasse' },
    setup: {},
    victory: { kind: 'elves', removed: 8 },
  },
  {
    id: 'long-siege',
    code: 2,
    name: { en: 'The Long Siege', fr: 'Le Long Siège' },
    setup: { elvesPerCity: 5, itemsPerElf: 1 },
    victory: { kind: 'points', points: 5 },
  },
  {
    id: 'iron-market',
    code: 3,
    name: { en: 'The Iron Market', fr: 'Le Marché de fer' },
    setup: { priceChange: -1, priceFloor: 1, startGold: 5 },
    victory: { kind: 'points', points: 4 },
  },
  {
    id: 'three-banners',
    code: 4,
    name: { en: 'Three Banners', fr: 'Trois Bannières' },
    setup: {},
    victory: { kind: 'hold', sites: ['city', 'forge', 'stone'], rounds: 2 },
  },
  {
    id: 'last-light',
    code: 5,
    name: { en: 'Last Light', fr: 'Dernière Lueur' },
    setup: { emptyCityElfFromRound: 3 },
    victory: { kind: 'mostPoints', round: 6 },
  },
];
