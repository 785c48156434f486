/** Finding rules by the words that players use. Accents, apostrophes and capitals do not matter. */
import type { ClauseWords, Language } from '../../text/index.ts';
import type { HowToPlay, Part, Tile } from '../board/teaching.ts';
import type { Clause } from './clauses.ts';
import { inlineOf } from './inline.ts';

/** Words that questions are made of and that say nothing of what is asked about, folded. */
const FILLING: { readonly [L in Language]: ReadonlySet<string> } = {
  en: new Set(
    "a an and are at be by can cannot can't could did do does for from happen happens have how i if in is it just may me my now of on or she he the they their there this that to we what when where which who why will with you your".split(
      ' ',
    ),
  ),
  fr: new Set(
    "a ai au aux avec ce c'est cette comment d'un dans de des du elle en est est-ce et faire fait il j'ai je l la le les ma mes mon ne on ou par pas peut peut-on peux pour pourquoi puis-je qu'est-ce que quand quel quelle qui quoi sa se sert ses si sur un une va vos votre vous".split(
      ' ',
    ),
  ),
};

export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’']/g, "'")
    .toLowerCase();

/** Also `+2`, which is the name of something on more than one board. */
const wordsIn = (text: string): string[] => folded(text).match(/\+?[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

/** The words that count; all of them where nothing else is left. */
export function wantedIn(query: string, language: Language): string[] {
  const words = wordsIn(query);
  const telling = words.filter((word) => !FILLING[language].has(word));
  return telling.length > 0 ? telling : words;
}

/** A French word may stand behind an apostrophe. */
const partsOf = (text: string): string[] => wordsIn(text).flatMap((word) => [word, ...word.split(/['-]/)]);

/** Whether each wanted word begins a word of the text. */
function holds(text: string, wanted: readonly string[]): boolean {
  const words = partsOf(text);
  return wanted.every((want) => words.some((word) => word.startsWith(want)));
}

/** How far from the front of a clause's words the wanted ones stand: whole words first, the earlier the better. */
function distanceTo(words: string, wanted: readonly string[]): number {
  const phrases = words.split(',').map(partsOf);
  const whole = phrases.findIndex((phrase) => wanted.some((want) => phrase.includes(want)));
  return whole === -1 ? phrases.length : whole;
}

const spoken = (text: string): string =>
  inlineOf(text)
    .map((piece) => piece.text)
    .join('');

/** Clauses that are named after what is looked for come first, then those that only speak of it, in the order of the page. */
export function clausesFor(
  clauses: readonly Clause[],
  clauseWords: ClauseWords,
  query: string,
  language: Language,
): Clause[] {
  const wanted = wantedIn(query, language);
  if (wanted.length === 0) return [...clauses];
  const named: { readonly clause: Clause; readonly distance: number }[] = [];
  const speaking: Clause[] = [];
  for (const clause of clauses) {
    const { id, title, text } = clause;
    const words = clauseWords[id]?.[language] ?? '';
    const own = `${id} ${title} ${spoken(text)}`;
    if (folded(id) === folded(query.trim())) named.push({ clause, distance: -1 });
    else if (holds(words, wanted)) named.push({ clause, distance: distanceTo(words, wanted) });
    else if (holds(`${own} ${words}`, wanted)) speaking.push(clause);
  }
  const nearest = named.toSorted((a, b) => a.distance - b.distance).map(({ clause }) => clause);
  return [...bySection(nearest), ...speaking];
}

/** Clauses of one section together, where its first stands. */
const bySection = (found: readonly Clause[]): Clause[] =>
  [...new Set(found.map(({ section }) => section))].flatMap((section) =>
    found.filter((clause) => clause.section === section),
  );

export interface FoundTile {
  readonly heading: string;
  readonly tile: Tile;
}

/** Parts of the page of two minutes that speak of it. */
export function tilesFor({ goal, parts }: HowToPlay, query: string, language: Language): FoundTile[] {
  const wanted = wantedIn(query, language);
  if (wanted.length === 0) return [];
  const all: readonly Pick<Part, 'heading' | 'tiles'>[] = [{ heading: goal.title, tiles: [goal] }, ...parts];
  return all.flatMap(({ heading, tiles }) =>
    tiles
      .filter(({ title, text }) => holds(`${heading} ${title} ${spoken(text)}`, wanted))
      .map((tile) => ({ heading, tile })),
  );
}
