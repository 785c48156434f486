/** A linter for texts: typography, and parameters of sentences. The tests of every game run it over their texts in both languages. */
import { type Language, LANGUAGES } from './languages.ts';
import type { NounTables } from './nouns.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Kind, LooseValues, ParamTable, Sentence, Sentences } from './sentences.ts';
import { paramsOf, templatesOf } from './template.ts';

type TypographyRule = readonly [wrong: RegExp, message: string];

const COMMON_RULES: readonly TypographyRule[] = [
  [/['"]/, 'a straight quotation mark or apostrophe'],
  [/\.\.\./, 'three dots for an ellipsis'],
  [/ {2}|^\s|\s$/, 'a space too many'],
  [/\s[.,]/, 'a space before a comma or a full stop'],
];

const RULES: Readonly<Record<Language, readonly TypographyRule[]>> = {
  en: [
    ...COMMON_RULES,
    [/\s[;:!?]/, 'a space before ; : ! or ?'],
    [/[«»]/, 'guillemets'],
    [/[\u00a0\u202f]/, 'a no-break space'],
  ],
  fr: [
    ...COMMON_RULES,
    [/(?<!\u202f)[;!?]/, 'no narrow no-break space before ; ! or ?'],
    [/(?<!\u00a0):/, 'no no-break space before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'no no-break space inside « »'],
    [/(?<!\p{L})(?:de|à) les? /iu, 'an article and a preposition that should be contracted'],
    [/(?<!\p{L})(?:de|que|le|la|ne|se) [aeiouàâéèêëîïôùûæœ]/iu, 'a missing elision'],
  ],
};

/** The typographic faults of a text in that language. */
export function typographyFaults(language: Language, text: string): string[] {
  return RULES[language].filter(([wrong]) => wrong.test(text)).map(([, message]) => `${message}: ${text}`);
}

/** The sentences, in either language, that use other parameters than the table lists or have typographic faults. */
export function dictionaryFaults<T extends ParamTable>(
  dictionaries: { readonly en: Sentences<keyof T & string, 'en'>; readonly fr: Sentences<keyof T & string, 'fr'> },
  params: T,
): string[] {
  return LANGUAGES.flatMap((language) => {
    const sentences: { readonly [key: string]: Sentence } = dictionaries[language];
    const unknownKeys = Object.keys(sentences).filter((key) => !Object.hasOwn(params, key));
    return [
      ...unknownKeys.map((key) => `${language} ${key}: not in the table of parameters`),
      ...Object.entries(params).flatMap(([key, kinds]) => [
        ...paramFaults(sentences[key]!, kinds).map((fault) => `${language} ${key}: ${fault}`),
        ...templatesOf(sentences[key]!).flatMap((template) => typographyFaults(language, template)),
      ]),
    ];
  });
}

function paramFaults(sentence: Sentence, kinds: ParamTable[string]): string[] {
  const used = paramsOf(sentence);
  const listed = Object.keys(kinds);
  const faults = [
    ...listed.filter((param) => !used.includes(param)).map((param) => `does not use ${param}`),
    ...used.filter((param) => !listed.includes(param)).map((param) => `uses ${param}, which it is not given`),
  ];
  if (typeof sentence !== 'string' && kinds[sentence.by] !== 'number') faults.push(`${sentence.by} is not a number`);
  return faults;
}

/** Every sentence with every noun, with persons where they are allowed, and with the numbers 1, 2 and a million. */
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
