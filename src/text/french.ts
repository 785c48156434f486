/** French: elision, and nouns with their articles. */
import type { Noun } from './nouns.ts';

/** Vowels, and Y before a consonant. H counts as aspirated, because the Norse names with H are: de Horgr, de Hel. */
const ELIDES = /^(?:[aeiouæœø]|y(?![aeiouæœøy])\p{L})/iu;

/** Whether « de » becomes « d’ » before the word. */
export function elides(word: string): boolean {
  const unaccented = word.normalize('NFD').replace(/\p{M}/gu, '');
  return ELIDES.test(unaccented);
}

export const de = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`);

/** le Viking rouge */
export const masculine = (name: string): Noun => ({
  name,
  the: `le ${name}`,
  The: `Le ${name}`,
  a: `un ${name}`,
  of: `du ${name}`,
  to: `au ${name}`,
});

/** la Massue */
export const feminine = (name: string): Noun => ({
  name,
  the: `la ${name}`,
  The: `La ${name}`,
  a: `une ${name}`,
  of: `de la ${name}`,
  to: `à la ${name}`,
});

/** l’Arme, l’Homme-loup */
export const elided = (name: string, article: 'un' | 'une'): Noun => ({
  name,
  the: `l’${name}`,
  The: `L’${name}`,
  a: `${article} ${name}`,
  of: `de l’${name}`,
  to: `à l’${name}`,
});

/** les Elfes, les Javelots */
export const plural = (name: string): Noun => ({
  name,
  the: `les ${name}`,
  The: `Les ${name}`,
  a: `des ${name}`,
  of: `des ${name}`,
  to: `aux ${name}`,
});

/** A name without article: Utgard, Fenrir, a person. */
export const proper = (name: string): Noun => ({ name, the: name, The: name, of: de(name), to: `à ${name}` });
