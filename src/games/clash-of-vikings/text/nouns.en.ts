import { english, type Noun } from '../../../text/nouns.ts';
import { byCard, bySpace, type Nouns } from './nouns.ts';

/** The log says the colour alone, as it says the name of a person. */
const englishViking = (name: string): Noun => ({ name, the: name, The: name });

const onSpace = (noun: Noun): Noun => ({ ...noun, in: `on ${noun.the}` });

const moves: Nouns['move'] = {
  // Verbs: they have no article.
  walk: { name: 'Walk' },
  sprint: { name: 'Sprint' },
  slam: { name: 'Slam' },
  club: english('Club'),
  punch: english('Punch'),
  hammer: english('Hammer'),
  slingshot: english('Slingshot'),
  shield: english('Shield'),
};

export const nouns: Nouns = {
  viking: {
    red: englishViking('Red'),
    yellow: englishViking('Ivory'),
    blue: englishViking('Blue'),
    green: englishViking('Green'),
  },
  move: moves,
  card: byCard((card) => ({ name: moves[card].name })),
  weapon: {
    club: { name: 'with a Club' },
    punch: { name: 'with a Punch' },
    hammer: { name: 'with a Hammer' },
    slingshot: { name: 'with a Slingshot' },
  },
  space: bySpace(onSpace(english('centre')), (name) => ({ name, the: name, The: name, in: `on ${name}` })),
  spaceKind: {
    normal: onSpace(english('space')),
    start: onSpace(english('start space')),
    bracelet: onSpace(english('bracelet space')),
    water: onSpace(english('water space')),
    centre: onSpace(english('centre')),
  },
};
