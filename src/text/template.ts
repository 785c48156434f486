/**
 * Templates of sentences, with placeholders:
 *   {x}        the value: a number, a word, the name of a noun
 *   {x.form}   a form of the noun x
 *   {x#unit}   the number x with its counted noun
 *   {x.list}   a list with its "and"; {x.List} at the start of a sentence
 */
import { type Form, isForm } from './nouns.ts';
import type { Sentence } from './sentences.ts';
import { isUnit, type Unit } from './units.ts';

export type Placeholder =
  | { readonly show: 'value'; readonly param: string }
  | { readonly show: 'form'; readonly param: string; readonly form: Form }
  | { readonly show: 'count'; readonly param: string; readonly unit: Unit }
  | { readonly show: 'list'; readonly param: string; readonly first: boolean };

export type Part = string | Placeholder;

const PLACEHOLDER = /\{(\w+)(?:([.#])(\w+))?\}/g;

const parsed = new Map<string, readonly Part[]>();

/** The parts of a template, cached. Throws on a brace outside a placeholder, an unknown form and an unknown unit. */
export function parseTemplate(template: string): readonly Part[] {
  const known = parsed.get(template);
  if (known !== undefined) return known;
  const parts = parse(template);
  parsed.set(template, parts);
  return parts;
}

/** The parameters in a template, each once, in alphabetical order. */
export function paramsIn(template: string): string[] {
  const names = parseTemplate(template).flatMap((part) => (typeof part === 'string' ? [] : [part.param]));
  return [...new Set(names)].toSorted();
}

/** The templates of a sentence: one, or one for each plural category. */
export function templatesOf(sentence: Sentence): readonly string[] {
  if (typeof sentence === 'string') return [sentence];
  return Object.entries(sentence).flatMap(([category, template]) => (category === 'by' ? [] : [template]));
}

/** The parameters of a sentence, each once: those of its templates, and the one that chooses between them. */
export function paramsOf(sentence: Sentence): string[] {
  const chosenBy = typeof sentence === 'string' ? [] : [sentence.by];
  return [...new Set([...chosenBy, ...templatesOf(sentence).flatMap(paramsIn)])];
}

function parse(template: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addWords = (words: string): void => {
    if (/[{}]/.test(words)) throw new Error(`a brace outside a placeholder in “${template}”`);
    if (words !== '') parts.push(words);
  };
  for (const match of template.matchAll(PLACEHOLDER)) {
    addWords(template.slice(end, match.index));
    parts.push(placeholder(template, match[1]!, match[2], match[3] ?? ''));
    end = match.index + match[0].length;
  }
  addWords(template.slice(end));
  return parts;
}

function placeholder(template: string, param: string, sign: string | undefined, word: string): Placeholder {
  if (sign === undefined) return { show: 'value', param };
  if (sign === '#') {
    if (!isUnit(word)) throw new Error(`unknown unit “${word}” in “${template}”`);
    return { show: 'count', param, unit: word };
  }
  if (word === 'list' || word === 'List') return { show: 'list', param, first: word === 'List' };
  if (!isForm(word)) throw new Error(`unknown form “${word}” in “${template}”`);
  return { show: 'form', param, form: word };
}
