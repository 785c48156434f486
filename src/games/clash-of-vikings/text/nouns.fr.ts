import { feminine, masculine } from '../../../text/french.ts';
import { type Noun, quote } from '../../../text/nouns.ts';
import { byCard, bySpace, type Nouns } from './nouns.ts';

const surCase = (noun: Noun): Noun => ({ ...noun, in: `sur ${noun.the}` });

const moves: Nouns['move'] = {
  walk: { name: 'Marcher' },
  sprint: { name: 'Courir' },
  slam: { name: 'Bousculer' },
  club: feminine('Massue'),
  punch: masculine('Frapper'),
  hammer: masculine('Marteau'),
  slingshot: masculine('Lance-pierres'),
  shield: masculine('Bouclier'),
};

export const nouns: Nouns = {
  viking: {
    red: masculine('Viking rouge'),
    yellow: masculine('Viking ivoire'),
    blue: masculine('Viking bleu'),
    green: masculine('Viking vert'),
  },
  move: moves,
  card: byCard((card) => ({ name: quote('fr', moves[card].name) })),
  weapon: {
    club: { name: 'à la Massue' },
    punch: { name: 'd’un coup de poing' },
    hammer: { name: 'au Marteau' },
    slingshot: { name: 'au Lance-pierres' },
  },
  space: bySpace(surCase(feminine('case centrale')), (name) => ({ name, the: name, The: name, in: `en ${name}` })),
  spaceKind: {
    normal: surCase(feminine('case')),
    start: surCase(feminine('case de départ')),
    bracelet: surCase(feminine('case Bracelet')),
    water: surCase(feminine('case Eau')),
    centre: surCase(feminine('case centrale')),
  },
};
