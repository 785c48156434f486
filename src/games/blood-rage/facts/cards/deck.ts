/** Which cards make up the deck of each Age, by set and by the number of players from which they are used (BR-13, BR-95 to BR-97). */
import { CARD_CODES, type CardId } from './kinds.ts';

export const SETS = ['base', 'fifthClan', 'mystics', 'kickstarter'] as const;
export type CardSet = (typeof SETS)[number];

interface Stack {
  readonly age: 1 | 2 | 3;
  readonly set: CardSet;
  readonly minPlayers: number;
  readonly cards: readonly CardId[];
}

const STACKS: readonly Stack[] = [
  {
    age: 1,
    set: 'base',
    minPlayers: 1,
    cards: [
      'troll',
      'dwarf-chieftain',
      'lord-of-hammers',
      'brothers-in-arms',
      'lokis-dragons',
      'lokis-domain',
      'friggas-charm',
      'thors-glory',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-bash',
      'tyrs-smash',
      'tyrs-smite',
      'odins-smite',
      'heimdalls-sight',
      'friggas-grace',
      'thors-hammer',
      'lokis-trickery',
    ],
  },
  {
    age: 1,
    set: 'base',
    minPlayers: 3,
    cards: ['sea-serpent', 'friggas-succor', 'tyrs-domain', 'quest-yggdrasil', 'tyrs-smash', 'odins-smite'],
  },
  {
    age: 1,
    set: 'base',
    minPlayers: 4,
    cards: [
      'lokis-blessing',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-crush',
      'friggas-grace',
      'lokis-trickery',
    ],
  },
  {
    age: 1,
    set: 'fifthClan',
    minPlayers: 5,
    cards: [
      'lord-of-hammers',
      'brothers-in-arms',
      'lokis-dragons',
      'quest-glorious-death',
      'quest-widespread',
      'tyrs-smash',
      'tyrs-smite',
      'thors-hammer',
    ],
  },
  { age: 1, set: 'mystics', minPlayers: 1, cards: ['friggas-chosen'] },
  { age: 1, set: 'mystics', minPlayers: 4, cards: ['friggas-chosen'] },
  { age: 1, set: 'kickstarter', minPlayers: 1, cards: ['mountain-giant', 'fenrir'] },
  { age: 1, set: 'kickstarter', minPlayers: 5, cards: ['dwarf-chieftain'] },
  {
    age: 2,
    set: 'base',
    minPlayers: 1,
    cards: [
      'valkyrie',
      'dark-elf',
      'lord-of-axes',
      'experts-in-arms',
      'fire-dragons',
      'friggas-protection',
      'tyrs-challenge',
      'odins-inspiration',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-crush',
      'tyrs-rage',
      'odins-tide',
      'heimdalls-eye',
      'heimdalls-eye',
      'heimdalls-watch',
      'thors-oath',
      'lokis-backstab',
    ],
  },
  {
    age: 2,
    set: 'base',
    minPlayers: 3,
    cards: ['fire-giant', 'lokis-eminence', 'tyrs-prowess', 'quest-yggdrasil', 'tyrs-smite', 'heimdalls-eye'],
  },
  {
    age: 2,
    set: 'base',
    minPlayers: 4,
    cards: [
      'thors-domain',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-smash',
      'odins-tide',
      'lokis-backstab',
    ],
  },
  {
    age: 2,
    set: 'fifthClan',
    minPlayers: 5,
    cards: [
      'lord-of-axes',
      'experts-in-arms',
      'fire-dragons',
      'quest-glorious-death',
      'quest-widespread',
      'tyrs-smash',
      'heimdalls-eye',
      'thors-oath',
    ],
  },
  { age: 2, set: 'mystics', minPlayers: 1, cards: ['odins-chosen'] },
  { age: 2, set: 'mystics', minPlayers: 4, cards: ['odins-chosen'] },
  { age: 2, set: 'kickstarter', minPlayers: 1, cards: ['wolfman'] },
  { age: 2, set: 'kickstarter', minPlayers: 5, cards: ['dark-elf'] },
  {
    age: 3,
    set: 'base',
    minPlayers: 1,
    cards: [
      'frost-giant',
      'soldier-of-hel',
      'lord-of-spears',
      'masters-in-arms',
      'eternal-dragons',
      'friggas-domain',
      'thors-conquest',
      'odins-throne',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-crush',
      'tyrs-rage',
      'odins-judgement',
      'heimdalls-gaze',
      'heimdalls-watch',
      'thors-ascension',
      'thors-primacy',
      'lokis-poison',
    ],
  },
  {
    age: 3,
    set: 'base',
    minPlayers: 3,
    cards: ['volur-witch', 'friggas-sacrifice', 'tyrs-wrath', 'quest-yggdrasil', 'heimdalls-gaze', 'thors-primacy'],
  },
  {
    age: 3,
    set: 'base',
    minPlayers: 4,
    cards: [
      'lokis-wrath',
      'quest-alfheim',
      'quest-jotunheim',
      'quest-manheim',
      'quest-glorious-death',
      'tyrs-smite',
      'odins-judgement',
      'thors-ascension',
    ],
  },
  {
    age: 3,
    set: 'fifthClan',
    minPlayers: 5,
    cards: [
      'lord-of-spears',
      'masters-in-arms',
      'eternal-dragons',
      'quest-glorious-death',
      'quest-widespread',
      'tyrs-crush',
      'tyrs-judgement',
      'lokis-poison',
    ],
  },
  { age: 3, set: 'mystics', minPlayers: 1, cards: ['thors-chosen'] },
  { age: 3, set: 'mystics', minPlayers: 4, cards: ['thors-chosen'] },
  { age: 3, set: 'kickstarter', minPlayers: 1, cards: ['mystic-troll'] },
  { age: 3, set: 'kickstarter', minPlayers: 5, cards: ['soldier-of-hel'] },
];

/** Made once for each table: players, Age and sets. */
const decks = new Map<string, readonly number[]>();

/** The kinds in the deck of an Age (1 to 3), in the order of their codes. */
export function deckOf(age: number, players: number, sets: ReadonlySet<CardSet>): readonly number[] {
  const table = [age, players, ...sets].join();
  const known = decks.get(table);
  if (known !== undefined) return known;
  const stacks = STACKS.filter((stack) => stack.age === age && stack.minPlayers <= players && sets.has(stack.set));
  const deck = stacks.flatMap((stack) => stack.cards.map((card) => CARD_CODES[card])).sort((a, b) => a - b);
  decks.set(table, deck);
  return deck;
}
