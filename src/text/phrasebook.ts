import type { Language } from './languages.ts';
import { capitalise, NO_BREAK, type Noun, type NounTables } from './nouns.ts';
import { formatNumber, joinList, pluralCategory } from './numbers.ts';
import { type Person, personNoun } from './persons.ts';
import type { Counted, Kind, LooseValues, ParamTable, Sentence, SentenceArgs, Sentences } from './sentences.ts';
import { paramsIn, parseTemplate, type Placeholder } from './template.ts';
import { count } from './units.ts';

/**
 * What happens when a sentence or a value is missing. Strict throws. Lenient writes an ellipsis in its place, so that one bad line
 * does not cost the reader of a page the whole log.
 */
export type Mode = 'strict' | 'lenient';

const GAP = '…';

export interface Phrasebook<T extends ParamTable, N extends NounTables> {
  readonly language: Language;
  /** `say('moves', { viking: 'red', n: 2 })`, or `say(...args)` with arguments built elsewhere. */
  say(...args: SentenceArgs<T, N>): string;
  /** `say` for values from the wire, whose types are unchecked. */
  sayLoosely(key: string, values: LooseValues): string;
  has(key: string): boolean;
}

export interface PhrasebookSource<T extends ParamTable, N extends NounTables> {
  readonly language: Language;
  readonly sentences: Sentences<keyof T & string>;
  readonly params: T;
  readonly nouns: N;
  readonly mode?: Mode;
}

type LooseValue = LooseValues[string];
type LooseItem = string | Person | Counted;

/** Makes the functions that say the sentences of one dictionary in one language. */
export function phrasebook<T extends ParamTable, N extends NounTables>(
  source: PhrasebookSource<T, N>,
): Phrasebook<T, N> {
  const { language, nouns, mode = 'strict' } = source;
  const sentences: { readonly [key: string]: Sentence } = source.sentences;
  const params: ParamTable = source.params;

  function gap(why: string): typeof GAP {
    if (mode === 'strict') throw new Error(`${language}: ${why}`);
    return GAP;
  }

  function sayLoosely(key: string, values: LooseValues): string {
    if (!Object.hasOwn(sentences, key)) return gap(`no sentence ${key}`);
    const sentence = sentences[key]!;
    const template = typeof sentence === 'string' ? sentence : pluralForm(key, sentence, values);
    let text = '';
    for (const part of parseTemplate(template)) text += typeof part === 'string' ? part : fill(key, part, values);
    return text;
  }

  function pluralForm(key: string, sentence: Exclude<Sentence, string>, values: LooseValues): string {
    const n = values[sentence.by];
    if (typeof n !== 'number') {
      gap(`${key} chooses its plural by ${sentence.by}, which is not a number`);
      return sentence.other;
    }
    const category = pluralCategory(language, n);
    const template =
      category === 'many' && 'many' in sentence ? sentence.many : sentence[category === 'one' ? category : 'other'];
    // In French, 0 takes the form `one`. If that form writes « un » instead of the number, it would say 1 for 0.
    if (n === 0 && !paramsIn(template).includes(sentence.by)) gap(`${key} cannot be said of 0`);
    return template;
  }

  function fill(key: string, placeholder: Placeholder, values: LooseValues): string {
    const value = Object.hasOwn(values, placeholder.param) ? values[placeholder.param] : undefined;
    const kind = params[key]?.[placeholder.param];
    const name = `${key}, ${placeholder.param}`;
    if (value === undefined || kind === undefined) return gap(`${name}: missing`);
    switch (placeholder.show) {
      case 'count':
        return typeof value === 'number' ? count(language, value, placeholder.unit) : gap(`${name}: not a number`);
      case 'list':
        return isList(value) ? listText(name, kind, value, placeholder.first) : gap(`${name}: not a list`);
      case 'form':
        return nounFor(name, kind, value)?.[placeholder.form] ?? gap(`${name}: no form ${placeholder.form}`);
      case 'value':
        return plainText(name, kind, value);
    }
  }

  function plainText(name: string, kind: Kind, value: LooseValue): string {
    if (typeof value === 'number') return formatNumber(language, value);
    if (kind === 'words' && typeof value === 'string') return value;
    return nounFor(name, kind, value)?.name ?? gap(`${name}: neither a number nor words nor a noun`);
  }

  function nounFor(name: string, kind: Kind, value: LooseValue | LooseItem): Noun | null {
    if (typeof value === 'object' && 'person' in value) return personNoun(language, value.person);
    if (typeof value !== 'string') return null;
    if (kind === 'person' || kind === 'persons') return personNoun(language, value);
    if (typeof kind === 'string') return null;
    const table = nouns['noun' in kind ? kind.noun : kind.list] ?? {};
    if (Object.hasOwn(table, value)) return table[value]!;
    gap(`${name}: no noun ${value}`);
    return null;
  }

  function listText(name: string, kind: Kind, items: readonly LooseItem[], isFirst: boolean): string {
    const texts = items.map((item, index) => itemText(name, kind, item, isFirst && index === 0));
    return texts.length === 0 ? gap(`${name}: an empty list`) : joinList(language, texts);
  }

  /** A noun without articles, such as a quoted card, is listed by its name. */
  function itemText(name: string, kind: Kind, item: LooseItem, isFirst: boolean): string {
    if (typeof item === 'object' && 'n' in item) return countedText(name, kind, item, isFirst);
    const noun = nounFor(name, kind, item);
    return (isFirst ? noun?.The : noun?.the) ?? noun?.name ?? gap(`${name}: neither a noun nor a person`);
  }

  function countedText(name: string, kind: Kind, { n, of }: Counted, isFirst: boolean): string {
    const noun = nounFor(name, kind, of);
    const form = n === 1 ? 'own' : 'plural';
    const text = noun?.[form] ?? gap(`${name}: no form ${form} of ${of}`);
    if (n !== 1) return formatNumber(language, n) + (language === 'fr' ? NO_BREAK : ' ') + text;
    return isFirst ? capitalise(text) : text;
  }

  return {
    language,
    say(...args) {
      const [key, values = {}] = args as readonly [key: string, values?: LooseValues];
      return sayLoosely(key, values);
    },
    sayLoosely,
    has: (key) => Object.hasOwn(sentences, key),
  };
}

const isList = (value: LooseValue): value is readonly LooseItem[] => Array.isArray(value);
