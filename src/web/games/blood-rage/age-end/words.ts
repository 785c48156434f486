/** Words of the end of an Age. */
import { dictionary } from '../../../shared/words.ts';
import type { Sentences } from '../../../../text/index.ts';

const en = {
  title: 'The end of the {age}',
  questsTitle: 'Quests are shown',
  questsText: 'A Quest that is met pays its Glory and one step of a stat. One that is not costs nothing.',
  ragnarokTitle: 'Ragnarök takes {province}',
  ragnarokNothing: 'Ragnarök finds nothing left to take',
  ragnarokText: 'Whoever dies here dies in glory. Nobody will set foot in this land again.',
  drawn: '{figure} drew it there.',
  valhallaTitle: 'Valhalla opens its gates',
  valhallaText: 'The fallen return to the reserve of their clans.',
  quests: 'Quests',
  ragnarok: 'Ragnarök',
  valhalla: 'Valhalla',
  noQuest: 'no Quest',
  done: 'done',
  failed: 'failed',
  noFigure: 'nobody there',
  nobodyBack: 'nobody fell',
  figures: { by: 'n', one: '{n} figure', other: '{n} figures' },
  goOn: 'Go on',
  back: 'Back',
  skip: 'Skip to the {age}',
  skipToScore: 'Skip to the final score',
  gain: '+{n}',
} as const satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  title: 'La fin du {age}',
  questsTitle: 'Les Quêtes sont révélées',
  questsText: 'Une Quête accomplie rapporte sa Gloire et un rang de caractéristique. Une Quête manquée ne coûte rien.',
  ragnarokTitle: 'Le Ragnarök emporte {province}',
  ragnarokNothing: 'Le Ragnarök ne trouve plus rien à emporter',
  ragnarokText: 'Qui meurt ici meurt dans la gloire. Personne ne remettra le pied sur cette terre.',
  drawn: '{figure} l’y a attiré.',
  valhallaTitle: 'Le Valhalla ouvre ses portes',
  valhallaText: 'Les morts retournent dans la réserve de leur clan.',
  quests: 'Quêtes',
  ragnarok: 'Ragnarök',
  valhalla: 'Valhalla',
  noQuest: 'aucune Quête',
  done: 'accomplie',
  failed: 'manquée',
  noFigure: 'personne là-bas',
  nobodyBack: 'aucune perte',
  figures: { by: 'n', one: '{n} figurine', many: '{n} de figurines', other: '{n} figurines' },
  goOn: 'Continuer',
  back: 'Revenir',
  skip: 'Passer au {age}',
  skipToScore: 'Passer au décompte final',
  gain: '+{n}',
};

export const say = dictionary(en, fr, {
  n: 'number',
  age: 'words',
  figure: 'words',
  province: 'words',
});
