/** Counted nouns, shared by all games: 1 point, 2 points. */
import { de } from './french.ts';
import type { ByLanguage, Language } from './languages.ts';
import { NO_BREAK } from './nouns.ts';
import { formatNumber, pluralCategory } from './numbers.ts';

/** Glory, Rage, gold and life have no plural in English. */
const en = {
  glory: ['Glory', 'Glory'],
  rage: ['Rage', 'Rage'],
  figure: ['figure', 'figures'],
  card: ['card', 'cards'],
  quest: ['Quest', 'Quests'],
  village: ['village', 'villages'],
  province: ['province', 'provinces'],
  step: ['step', 'steps'],
  gold: ['gold', 'gold'],
  crystal: ['crystal', 'crystals'],
  unit: ['unit', 'units'],
  elf: ['elf', 'elves'],
  die: ['die', 'dice'],
  wound: ['wound', 'wounds'],
  rageToken: ['rage token', 'rage tokens'],
  reroll: ['reroll', 'rerolls'],
  life: ['life', 'life'],
  victoryPoint: ['victory point', 'victory points'],
  domination: ['domination point', 'domination points'],
  forge: ['forge', 'forges'],
  city: ['Elf city', 'Elf cities'],
  movePoint: ['move point', 'move points'],
  bracelet: ['bracelet', 'bracelets'],
  point: ['point', 'points'],
  space: ['space', 'spaces'],
  seat: ['seat', 'seats'],
  round: ['round', 'rounds'],
  minute: ['minute', 'minutes'],
  second: ['second', 'seconds'],
  watcher: ['watching', 'watching'],
} satisfies Record<string, SingularAndPlural>;

type SingularAndPlural = readonly [singular: string, plural: string];
export type Unit = keyof typeof en;

const fr: Record<Unit, SingularAndPlural> = {
  glory: ['point de Gloire', 'points de Gloire'],
  rage: ['point de Rage', 'points de Rage'],
  figure: ['figurine', 'figurines'],
  card: ['carte', 'cartes'],
  quest: ['Quête', 'Quêtes'],
  village: ['village', 'villages'],
  province: ['province', 'provinces'],
  step: ['rang', 'rangs'],
  gold: ['pièce d’or', 'pièces d’or'],
  crystal: ['Cristal', 'Cristaux'],
  unit: ['Unité', 'Unités'],
  elf: ['Elfe', 'Elfes'],
  die: ['dé', 'dés'],
  wound: ['Blessure', 'Blessures'],
  rageToken: ['jeton Rage', 'jetons Rage'],
  reroll: ['Relance', 'Relances'],
  life: ['Point de Vie', 'Points de Vie'],
  victoryPoint: ['Point de Victoire', 'Points de Victoire'],
  domination: ['point de Domination', 'points de Domination'],
  forge: ['Forge', 'Forges'],
  city: ['Cité Elfe', 'Cités Elfes'],
  movePoint: ['point de déplacement', 'points de déplacement'],
  bracelet: ['bracelet', 'bracelets'],
  point: ['point', 'points'],
  space: ['case', 'cases'],
  seat: ['place', 'places'],
  round: ['tour', 'tours'],
  minute: ['minute', 'minutes'],
  second: ['seconde', 'secondes'],
  watcher: ['personne dans le public', 'personnes dans le public'],
};

const units: ByLanguage<Record<Unit, SingularAndPlural>> = { en, fr };

export const UNITS = Object.keys(en) as readonly Unit[];

export const isUnit = (word: string): word is Unit => Object.hasOwn(en, word);

/** The number with its noun. Whole millions take « de » in French: 1 000 000 de points. */
export function count(language: Language, n: number, unit: Unit): string {
  const [singular, plural] = units[language][unit];
  const number = formatNumber(language, n);
  if (language === 'en') return `${number} ${pluralCategory(language, n) === 'one' ? singular : plural}`;
  const category = pluralCategory(language, n);
  return number + NO_BREAK + (category === 'one' ? singular : category === 'many' ? de(plural) : plural);
}
