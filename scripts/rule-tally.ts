import type { RuleSource } from './rule-sources.ts';
import type { TestName } from './test-names.ts';

/** Of clauses, and of cards, in the name of one test: with more, the name no longer says what the test is about. */
const MAX_CITATIONS = 2;
const CARDS = 'cards';

export interface Tally {
  /** `Sample game: clauses 12/12`, then one line for every category in which tests are missing. */
  readonly lines: readonly string[];
  readonly errors: readonly string[];
  readonly missing: number;
}

/** The ids with this prefix that the text defines: in bold at the start of a list item, or first in a row of a table.
 *  Mentions elsewhere are references. */
export function definedIds(markdown: string, prefix: string): string[] {
  const definition = new RegExp(String.raw`^(?:\s*[-*] \*\*|\|\s*)(${prefix}-\d+[a-z]?)(?=\*\*|[\s|])`, 'gm');
  return Array.from(markdown.matchAll(definition), (match) => match[1]!);
}

/** Everything in the text that looks like an id with this prefix, `SG-4` but not the `SG-4` of `XSG-4`. */
export function citedIds(text: string, prefix: string): string[] {
  return Array.from(text.matchAll(new RegExp(String.raw`(?<![\w-])${prefix}-\d+\w*`, 'g')), (match) => match[0]);
}

/** The cards named after the word "card". The longest name wins: `card Odin’s Smite` does not cite a card Odin. */
export function citedCards(text: string, cards: readonly string[]): string[] {
  const longestFirst = cards.toSorted((a, b) => b.length - a.length);
  return Array.from(text.matchAll(/\bcard (?=\S)/g)).flatMap((match) => {
    const rest = plainQuotes(text.slice(match.index + match[0].length));
    const card = longestFirst.find(
      (name) => rest.startsWith(plainQuotes(name)) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    );
    return card === undefined ? [] : [card];
  });
}

const plainQuotes = (text: string): string => text.replaceAll('’', "'");

export interface Documents {
  /** The text of each rule file. */
  readonly rules: readonly string[];
  readonly cards: readonly string[];
}

export function tally(source: RuleSource, documents: Documents, tests: readonly TestName[]): Tally {
  const errors: string[] = [];
  const wanted = new Map<string, readonly string[]>();
  for (const [category, prefix] of Object.entries(source.prefixes)) {
    const ids = documents.rules.flatMap((text) => definedIds(text, prefix));
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (ids.length === 0) errors.push(`${source.name}: ${source.rules.join(', ')} define no ${category} (${prefix}-…)`);
    for (const id of twice) errors.push(`${source.name}: ${id} is defined twice`);
    wanted.set(category, [...new Set(ids)]);
  }
  if (source.cards !== undefined) {
    if (documents.cards.length === 0) errors.push(`${source.name}: ${source.cards.file} lists no cards`);
    wanted.set(CARDS, [...new Set(documents.cards)]);
  }

  const known = new Set([...wanted.values()].flat());
  const tested = new Set<string>();
  /** Clauses and cards that are cited by a test that does not count, with the place of that test. */
  const uncounted = new Map<string, string>();
  for (const { place, name, counts } of tests) {
    const ids = Object.values(source.prefixes).flatMap((prefix) => citedIds(name, prefix));
    const cards = citedCards(name, documents.cards);
    for (const id of ids) {
      if (!known.has(id)) errors.push(`${place} cites ${id}, which no rule defines`);
    }
    if (new Set(ids).size > MAX_CITATIONS) errors.push(`${place} cites more than two ids: ${ids.join(', ')}`);
    if (new Set(cards).size > MAX_CITATIONS) errors.push(`${place} cites more than two cards: ${cards.join(', ')}`);
    for (const cited of [...ids, ...cards]) {
      if (counts) tested.add(cited);
      else uncounted.set(cited, place);
    }
  }

  const scores: string[] = [];
  const lacks: string[] = [];
  let missing = 0;
  for (const [category, all] of wanted) {
    const untested = all.filter((id) => !tested.has(id));
    missing += untested.length;
    scores.push(`${category} ${all.length - untested.length}/${all.length}`);
    if (untested.length > 0) lacks.push(`  ${category} without a test: ${untested.join(', ')}`);
    for (const id of untested) {
      const place = uncounted.get(id);
      if (place !== undefined) {
        lacks.push(`    ${place} does not count for ${id}: its name is not written out, or it is skipped or repeated`);
      }
    }
  }
  return { lines: [`${source.name}: ${scores.join(', ')}`, ...lacks], errors, missing };
}
