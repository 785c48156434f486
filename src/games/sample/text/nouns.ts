/** The nouns of the sample game in both languages, with their forms. */
import { english, french, type ByLanguage, type Noun } from '../../../text/index.ts';
import type { Banner, Card, Shore } from '../facts/ids.ts';

/** A type alias, because an interface is not assignable to `NounTables`, which has an index signature. */
export type Nouns = {
  readonly jarl: Record<Banner, Noun>;
  readonly shore: Record<Shore, Noun>;
  readonly card: Record<Card, Noun>;
};

const rivage = (name: string): Noun => {
  const noun = french.masculine(name);
  return { ...noun, in: `sur ${noun.the}` };
};

export const NOUNS: ByLanguage<Nouns> = {
  en: {
    jarl: {
      red: english('red jarl'),
      blue: english('blue jarl'),
      green: english('green jarl'),
      gold: english('gold jarl'),
    },
    shore: {
      north: { ...english('north shore'), in: 'on the north shore' },
      west: { ...english('west shore'), in: 'on the west shore' },
      south: { ...english('south shore'), in: 'on the south shore' },
    },
    card: {
      ale: english('ale', 'an'),
      axe: english('axe', 'an'),
      horn: english('horn'),
      shield: english('shield'),
      raven: english('raven'),
    },
  },
  fr: {
    jarl: {
      red: french.masculine('jarl rouge'),
      blue: french.masculine('jarl bleu'),
      green: french.masculine('jarl vert'),
      gold: french.masculine('jarl d’or'),
    },
    shore: {
      north: rivage('rivage du nord'),
      west: rivage('rivage de l’ouest'),
      south: rivage('rivage du sud'),
    },
    card: {
      ale: french.feminine('bière'),
      // The h of « hache » is aspirated: no elision.
      axe: french.feminine('hache'),
      horn: french.feminine('corne'),
      shield: french.masculine('bouclier'),
      raven: french.masculine('corbeau'),
    },
  },
};
