/** Everything a sentence of the arena can name, with its forms. */
import { feminine, masculine } from '../../../text/french.ts';
import type { ByLanguage } from '../../../text/languages.ts';
import { english, type Noun, quote } from '../../../text/nouns.ts';
import {
  type AttackId,
  type CardId,
  CARDS,
  type SpaceId,
  type SpaceKind,
  SPACES,
  type VikingId,
} from '../facts/ids.ts';

/** By kind and id. An alias, not an interface: only an alias passes for the engine's general table of nouns. */
export type Nouns = {
  readonly viking: Record<VikingId, Noun>;
  /** A card's name as a word of the sentence, which sets its own quotation marks. */
  readonly move: Record<CardId, Noun>;
  /** A card's name ready for a list. */
  readonly card: Record<CardId, Noun>;
  /** How one attacks, as the sentence says it. */
  readonly weapon: Record<AttackId, Noun>;
  readonly space: Record<SpaceId, Noun>;
  readonly spaceKind: Record<SpaceKind, Noun>;
};

/** The log says the colour alone, as it says the name of a person. */
const englishViking = (name: string): Noun => ({ name, the: name, The: name });

const onSpace = (noun: Noun): Noun => ({ ...noun, in: `on ${noun.the}` });
const surCase = (noun: Noun): Noun => ({ ...noun, in: `sur ${noun.the}` });

const bySpace = (centre: Noun, other: (name: string) => Noun): Record<SpaceId, Noun> =>
  Object.fromEntries(SPACES.map((space) => [space, space === 'C' ? centre : other(space)])) as Record<SpaceId, Noun>;

const byCard = (noun: (card: CardId) => Noun): Record<CardId, Noun> =>
  Object.fromEntries(CARDS.map((card) => [card, noun(card)])) as Record<CardId, Noun>;

const enMoves: Nouns['move'] = {
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

const en: Nouns = {
  viking: {
    red: englishViking('Red'),
    yellow: englishViking('Ivory'),
    blue: englishViking('Blue'),
    green: englishViking('Green'),
  },
  move: enMoves,
  card: byCard((card) => ({ name: enMoves[card].name })),
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

const frMoves: Nouns['move'] = {
  walk: { name: 'Marcher' },
  sprint: { name: 'Courir' },
  slam: { name: 'Bousculer' },
  club: feminine('Massue'),
  punch: masculine('Frapper'),
  hammer: masculine('Marteau'),
  slingshot: masculine('Lance-pierres'),
  shield: masculine('Bouclier'),
};

const fr: Nouns = {
  viking: {
    red: masculine('Viking rouge'),
    yellow: masculine('Viking ivoire'),
    blue: masculine('Viking bleu'),
    green: masculine('Viking vert'),
  },
  move: frMoves,
  card: byCard((card) => ({ name: quote('fr', frMoves[card].name) })),
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

export const nouns: ByLanguage<Nouns> = { en, fr };
