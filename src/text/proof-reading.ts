/** What a proof-reader would mark. The tests of every game run it over their sentences, in both languages. */
import { type Language, LANGUAGES } from './languages.ts';
import type { NounTables } from './nouns.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Kind, LooseValues, ParamTable, Sentence, Sentences } from './sentences.ts';
import { paramsIn } from './template.ts';

type Mark = readonly [wrong: RegExp, remark: string];

const MARKS: readonly Mark[] = [
  [/['"]/, 'a straight quotation mark or apostrophe'],
  [/\.\.\./, 'three dots for an ellipsis'],
  [/ {2}|^\s|\s$/, 'a space too many'],
  [/\s[.,]/, 'a space before a comma or a full stop'],
];

const MARKS_BY_LANGUAGE: Readonly<Record<Language, readonly Mark[]>> = {
  en: [
    ...MARKS,
    [/\s[;:!?]/, 'a space before ; : ! or ?'],
    [/[«»]/, 'guillemets'],
    [/[\u00a0\u202f]/, 'a no-break space'],
  ],
  fr: [
    ...MARKS,
    [/(?<!\u202f)[;!?]/, 'no narrow no-break space before ; ! or ?'],
    [/(?<!\u00a0):/, 'no no-break space before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'no no-break space inside « »'],
    [/(?<!\p{L})(?:de|à) les? /iu, 'an article glued to its preposition'],
    [/(?<!\p{L})(?:de|que|le|la|ne|se) [aeiouàâéèêëîïôùûæœ]/iu, 'a missing elision'],
  ],
};

/** Remarks on a text in that language, none if all is well. */
export function typographyFaults(language: Language, text: string): string[] {
  return MARKS_BY_LANGUAGE[language].filter(([wrong]) => wrong.test(text)).map(([, remark]) => `${remark}: ${text}`);
}

/** Every template of a sentence: itself, or one for each plural category. */
export function templatesOf(sentence: Sentence): readonly string[] {
  if (typeof sentence === 'string') return [sentence];
  return Object.entries(sentence).flatMap(([category, template]) => (category === 'by' ? [] : [template]));
}

/** Sentences that use other parameters than their table says, in either language, or that are badly set. */
export function dictionaryFaults<T extends ParamTable>(
  dictionaries: { readonly en: Sentences<keyof T & string, 'en'>; readonly fr: Sentences<keyof T & string, 'fr'> },
  params: T,
): string[] {
  return LANGUAGES.flatMap((language) => {
    const sentences: { readonly [key: string]: Sentence } = dictionaries[language];
    const strangers = Object.keys(sentences).filter((key) => !Object.hasOwn(params, key));
    return [
      ...strangers.map((key) => `${language} ${key}: not in the table of parameters`),
      ...Object.entries(params).flatMap(([key, kinds]) => [
        ...paramFaults(sentences[key]!, kinds).map((fault) => `${language} ${key}: ${fault}`),
        ...templatesOf(sentences[key]!).flatMap((template) => typographyFaults(language, template)),
      ]),
    ];
  });
}

function paramFaults(sentence: Sentence, kinds: ParamTable[string]): string[] {
  const used = new Set(templatesOf(sentence).flatMap(paramsIn));
  if (typeof sentence !== 'string') used.add(sentence.by);
  const listed = Object.keys(kinds);
  const faults = [
    ...listed.filter((param) => !used.has(param)).map((param) => `does not use ${param}`),
    ...[...used].filter((param) => !listed.includes(param)).map((param) => `uses ${param}, which nobody gives it`),
  ];
  if (typeof sentence !== 'string' && kinds[sentence.by] !== 'number') faults.push(`${sentence.by} is no number`);
  return faults;
}

/** Every sentence said with every noun, with persons where they may stand, and with 1, 2 and a million. */
export function spokenSamples<T extends ParamTable, N extends NounTables>(
  book: Phrasebook<T, N>,
  params: T,
  nouns: N,
): string[] {
  return Object.entries(params).flatMap(([key, kinds]) =>
    sampleValues(kinds, nouns).map((values) => book.sayLoosely(key, values)),
  );
}

const SAMPLE_NUMBERS = [1, 2, 1_000_000];
const SAMPLE_PERSONS = ['Ivar', 'Hilde', 'Yann'];

function sampleValues(kinds: ParamTable[string], nouns: NounTables): LooseValues[] {
  const choices = Object.entries(kinds).map(([param, kind]) => [param, samplesOf(kind, nouns)] as const);
  const rounds = Math.max(1, ...choices.map(([, samples]) => samples.length));
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(choices.map(([param, samples]) => [param, samples[round % samples.length]!])),
  );
}

function samplesOf(kind: Kind, nouns: NounTables): LooseValues[string][] {
  if (kind === 'number') return SAMPLE_NUMBERS;
  if (kind === 'words') return ['Karl'];
  if (kind === 'person') return SAMPLE_PERSONS;
  if (kind === 'persons') return [SAMPLE_PERSONS, SAMPLE_PERSONS.slice(0, 1)];
  const persons = kind.person === true ? SAMPLE_PERSONS.map((person) => ({ person })) : [];
  const ids = Object.keys(nouns['noun' in kind ? kind.noun : kind.list]!);
  const each = [...ids, ...persons];
  return 'noun' in kind ? each : [each, ...each.map((one) => [one])];
}
