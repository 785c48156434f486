/** Words of the saga at the end of a game. */
import { dictionary } from '../../../shared/words.ts';
import type { Sentences } from '../../../../text/index.ts';

const n = 'number';
const words = 'words';

const en = {
  sagaOf: 'The saga',
  whereFrom: 'Where the Glory came from',
  through: 'Glory through the Ages',
  turning: 'Turning points',
  records: 'Records',
  battles: { by: 'n', one: '{n} battle', other: '{n} battles' },
  legends: 'Legends',
  theEnd: 'The end',
  partOf: 'Age {n}',
  took: '{clan} gains {glory} and takes the lead.',
  grew: '{clan} gains {glory}, the most in this part.',
  bySource: '{source}',
  bySourceAt: '{source}, {province}',
  byCard: '{card}',
  bloodiest: 'Bloodiest battle',
  bloodiestText: {
    by: 'n',
    one: '{province}, Age {age}: one figure died.',
    other: '{province}, Age {age}: {n} figures died.',
  },
  bestCard: 'Best card',
  bestCardText: '{clan}: {card}',
  betrayed: 'Most betrayed',
  betrayedText: '{clan}: {lost} of {of} pillages lost to those who came.',
  deadliest: 'Most fallen',
  deadliestText: {
    by: 'n',
    one: '{clan}: one figure fell; Ragnarök paid {glory}.',
    other: '{clan}: {n} figures fell; Ragnarök paid {glory}.',
  },
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  gloryOf: '{clan}: {glory} Glory',
} satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  sagaOf: 'La saga',
  whereFrom: 'D’où vient la Gloire',
  through: 'La Gloire au fil des Âges',
  turning: 'Les tournants',
  records: 'Les records',
  battles: { by: 'n', one: '{n} combat', many: '{n} de combats', other: '{n} combats' },
  legends: 'Légendes',
  theEnd: 'La fin',
  partOf: 'Âge {n}',
  took: '{clan} gagne {glory} et prend la tête.',
  grew: '{clan} gagne {glory}, le plus gros gain de ce moment.',
  bySource: '{source}',
  bySourceAt: '{source}, {province}',
  byCard: '{card}',
  bloodiest: 'Le combat le plus sanglant',
  bloodiestText: {
    by: 'n',
    one: '{province}, Âge {age} : une figurine y est tombée.',
    many: '{province}, Âge {age} : {n} de figurines y sont tombées.',
    other: '{province}, Âge {age} : {n} figurines y sont tombées.',
  },
  bestCard: 'La meilleure carte',
  bestCardText: '{clan} : {card}',
  betrayed: 'Le plus trahi',
  betrayedText: '{clan} : {lost} pillages perdus sur {of}, face à ceux qui sont venus.',
  deadliest: 'Le plus de pertes',
  deadliestText: {
    by: 'n',
    one: '{clan} : une figurine tombée ; le Ragnarök a payé {glory}.',
    many: '{clan} : {n} de figurines tombées ; le Ragnarök a payé {glory}.',
    other: '{clan} : {n} figurines tombées ; le Ragnarök a payé {glory}.',
  },
  saveSvg: 'Enregistrer en SVG',
  savePng: 'Enregistrer en PNG',
  gloryOf: '{clan} : {glory} de Gloire',
};

export const say = dictionary(en, fr, {
  battles: { n },
  partOf: { n },
  took: { clan: words, glory: n },
  grew: { clan: words, glory: n },
  bySource: { source: words },
  bySourceAt: { source: words, province: words },
  byCard: { card: words },
  bloodiestText: { n, province: words, age: n },
  bestCardText: { clan: words, card: words },
  betrayedText: { clan: words, lost: n, of: n },
  deadliestText: { n, clan: words, glory: n },
  gloryOf: { clan: words, glory: n },
});
