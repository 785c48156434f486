import { describe, expect, test } from 'vitest';
import { rulesPage } from '../../../testkit/rules-page.ts';
import { LANGUAGES, type Language } from '../../../text/languages.ts';
import { phrasebook } from '../../../text/phrasebook.ts';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../../../text/proof-reading.ts';
import { DOMINATION, POINTS_TO_WIN } from '../facts/constants.ts';
import { EVENTS } from '../facts/events.ts';
import { LEVEL_IDS } from '../facts/ids.ts';
import { optionsFor } from '../facts/options.ts';
import { BONUSES, CLANS, DEFAULT_PACK, ELVES, type Item, type UnitType } from '../facts/pack/index.ts';
import { REFUSALS } from '../facts/refusals.ts';
import { clauseWords } from './clause-words.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import { itemText, legendaryText, rageWords, setupText, unitText, victoryText } from './index.ts';
import { nounsOf } from './nouns.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';

const { clans, elves, equipment, legendary, scenarios } = DEFAULT_PACK;
const UNITS: readonly UnitType[] = [...CLANS.flatMap((clan) => clans[clan].units), ...ELVES.map((elf) => elves[elf])];
const itemOf = (id: string): Item => [...equipment, ...legendary].find((item) => item.id === id)!;
const unitOf = (name: string): UnitType => UNITS.find(({ one }) => one.en === name)!;
const scenarioOf = (id: string) => scenarios.find((scenario) => scenario.id === id)!;

/** Every text in an object of texts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('sentences', () => {
  test('use the parameters that they are given, and are well set', () => {
    const dictionaries = [
      dictionaryFaults({ en: en.events, fr: fr.events }, EVENT_PARAMS),
      dictionaryFaults({ en: en.refusals, fr: fr.refusals }, REFUSAL_PARAMS),
      dictionaryFaults({ en: en.labels, fr: fr.labels }, LABEL_PARAMS),
      dictionaryFaults({ en: en.prompts, fr: fr.prompts }, PROMPT_PARAMS),
    ];
    expect(dictionaries.flat()).toEqual([]);
  });

  test.for(LANGUAGES)('are well set with every noun and number in %s', (language) => {
    const nouns = nounsOf(language, DEFAULT_PACK);
    const { log, labels } = rageWords(language);
    const spoken = [...spokenSamples(log, EVENT_PARAMS, nouns), ...spokenSamples(labels, LABEL_PARAMS, nouns)];
    expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
    expect(spoken.filter((text) => /undefined|NaN|[{}]/.test(text))).toEqual([]);
  });

  test.for(LANGUAGES)('a refusal is said for every reason in %s', (language) => {
    const sentences = language === 'en' ? en.refusals : fr.refusals;
    const book = phrasebook({ language, sentences, params: REFUSAL_PARAMS, nouns: {} });
    for (const [key, params] of Object.entries(REFUSALS)) {
      const values = Object.fromEntries(params.map((param) => [param, 7]));
      expect(typographyFaults(language, book.sayLoosely(key, values))).toEqual([]);
    }
  });

  test('there is no sentence that no event says', () => {
    const roots = Object.keys(EVENT_PARAMS).filter((key) => !(EVENTS as readonly string[]).includes(key));
    // Variants of an event's sentence, by what happened or by who may know it.
    const VARIANT =
      /^(scenarioStarts|campaignGameStarts|cardPlayedNoUnits|income\w+|firstAction|secondAction|equippedSwapped|forgedKnown|fight(Attacker|Defender)First|\w+Elves|woundedShielded|elvesReplaced|cardDrawnKnown|won\w+)$/;
    expect(roots.filter((key) => !VARIANT.test(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)('names in %s', (language) => {
  const { names } = rageWords(language);

  test('are well set', () => {
    expect(textsIn(names).flatMap((text) => typographyFaults(language, text))).toEqual([]);
  });

  test('every option and value of a table has one', () => {
    const values = names.optionValues as { readonly [option: string]: { readonly [value: string]: string } };
    const options = optionsFor(['meadhall']);
    expect(options.filter(({ id }) => names.options[id].text === '')).toEqual([]);
    // Scenarios, difficulties and packs have their names elsewhere.
    const listed = options.filter(({ id, kind }) => kind === 'one' && !['scenario', 'level', 'pack'].includes(id));
    for (const option of listed) {
      const expected = 'values' in option ? option.values.toSorted() : [];
      expect(Object.keys(values[option.id]!).toSorted()).toEqual(expected);
    }
  });

  test('CR-90 the difficulties tell the points of the rules', () => {
    for (const level of LEVEL_IDS) expect(numbersIn(names.difficulties[level].text)).toEqual([DOMINATION[level]]);
  });

  test('CR-72 the lengths tell the points of the rules', () => {
    expect(numbersIn(names.options.length.text)).toEqual([POINTS_TO_WIN.short, POINTS_TO_WIN.long]);
  });
});

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

describe('texts from figures', () => {
  const texts = (language: Language): string[] => [
    ...UNITS.map((unit) => unitText(language, unit)),
    ...equipment.map((item) => itemText(language, item)),
    ...legendary.map((item) => legendaryText(language, item)),
    ...scenarios.flatMap((scenario) => [setupText(language, scenario), victoryText(language, scenario)]),
  ];

  test.for(LANGUAGES)('are well set in %s', (language) => {
    expect(texts(language).flatMap((text) => typographyFaults(language, text))).toEqual([]);
  });

  test('tell the bonuses of units, equipment and legendary equipment', () => {
    expect(unitText('en', unitOf('Lich'))).toBe(
      '1 reroll per assault; cancels 1 wound of each enemy assault; slowness 1.',
    );
    expect(unitText('fr', unitOf('Skald'))).toBe(
      '1\u00a0jeton Rage au début de chacun de vos Assauts\u202f; lenteur 1.',
    );
    expect(unitText('en', unitOf('Berserker'))).toBe('No bonus.');
    expect(itemText('en', itemOf('rock-breaker'))).toBe('Power +3; 1 sure wound per assault; slowness +1.');
    expect(itemText('fr', itemOf('halberd'))).toBe('Puissance +2\u202f; 1\u00a0Relance de plus par Assaut.');
    expect(legendaryText('en', itemOf('fang-of-dawn'))).toBe('Power +4. Worth 1 victory point for good.');
  });

  test('tell another number when the figure is another', () => {
    const rapier = itemOf('rapier');
    for (const bonus of BONUSES.filter((one) => one !== 'flight')) {
      for (const language of LANGUAGES) {
        const said = [1, 2, 7].map((n) => numbersIn(itemText(language, { ...rapier, bonus: { [bonus]: n } })));
        expect(said.map((numbers) => numbers[0])).toEqual([1, 2, 7]);
      }
    }
    expect(itemText('en', { ...rapier, bonus: { reroll: 2 } })).toBe('2 more rerolls per assault.');
    expect(itemText('fr', { ...rapier, bonus: { shield: 2 } })).toBe(
      'Annule 2\u00a0Blessures à chaque Assaut adverse.',
    );
  });

  test('CRR-52 tell the set-up and the victory of scenarios, with their numbers', () => {
    expect(setupText('en', scenarioOf('iron-market'))).toBe(
      'Every price is 1 gold lower, never below 1. Each clan starts with 5 gold.',
    );
    expect(setupText('en', scenarioOf('forge-rush'))).toBe('No change.');
    expect(numbersIn(victoryText('en', scenarioOf('forge-rush')))).toEqual([2, 4]);
    expect(victoryText('fr', scenarioOf('last-light'))).toContain('à la fin du tour 6');
    const { victory, ...rest } = scenarioOf('elf-hunt');
    expect(victory.kind).toBe('elves');
    const changed = { ...rest, victory: { kind: 'elves', removed: 11 } } as const;
    for (const language of LANGUAGES) expect(numbersIn(victoryText(language, changed))).toEqual([11]);
  });
});

describe('the words by which players look for clauses', () => {
  test('belong to clauses of the page, and are well set', () => {
    const page = rulesPage('clash-of-rage', 'en');
    expect(Object.keys(clauseWords).filter((clause) => !page.includes(`- **${clause}** `))).toEqual([]);
    for (const language of LANGUAGES) {
      const words = Object.values(clauseWords).map((clause) => clause[language]);
      expect(words.flatMap((text) => typographyFaults(language, text))).toEqual([]);
    }
  });
});
