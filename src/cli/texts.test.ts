import { describe, expect, test } from 'vitest';
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  whyNot,
  type AnyGame,
  type AnyState,
  type Emitted,
  type Refusal,
} from '../kernel/index.ts';
import { kitOf } from '../testkit/cli/games.ts';
import { questions } from '../games/sample/questions.ts';
import {
  ASKS,
  DICTIONARIES,
  EVENT_PARAMS,
  LABEL_PARAMS,
  NOUNS,
  PROMPT_PARAMS,
  REFUSAL_PARAMS,
  sampleText,
} from '../games/sample/text/index.ts';
import type { SampleEvent } from '../games/sample/table.ts';
import { LANGUAGES, phrasebook, type Language } from '../text/index.ts';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../text/proof-reading.ts';
import { catalogue } from './catalogue.ts';
import { texts } from './texts.ts';
import { WORD_PARAMS, WORDS } from './words.ts';

interface Seen {
  readonly state: AnyState;
  readonly events: readonly Emitted<unknown>[];
}

/** Every state of a random game, and the events that led to it. */
function* seen(game: AnyGame, seats: number, seed: string, options: unknown): Generator<Seen> {
  const random = randomOf(sfc(seed));
  let { state, events } = start(game, { seats, options, seed, confirms: [true, false, true, false] });
  for (;;) {
    yield { state, events };
    const choice = awaited(state);
    if (choice === undefined) return;
    const picks = randomPicks(choice, random);
    const next = apply(game, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
    if (!next.ok) throw new Error(next.refusal.why);
    ({ state, events } = next);
  }
}

const wrong = (text: string): boolean => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text);

describe.each(LANGUAGES)('every game of the command line in %s', (language) => {
  test('says every event, question, option and refusal that random games meet', () => {
    const said = new Set<string>();
    for (const game of catalogue) {
      const text = texts[game.id]![language];
      said.add(text.title);
      for (const [number, variant] of kitOf(game).variants.entries()) {
        const { seats } = variant;
        for (let seat = 0; seat < seats; seat++) said.add(text.seat(seat));
        for (const { state, events } of seen(game, seats, `${game.id} ${number}`, variant.options)) {
          for (const { shell, full } of events) {
            for (const event of full === null ? [shell] : [shell, full]) said.add(text.event(event) ?? '-');
          }
          for (const refusal of refusalsIn(game, state)) said.add(text.refusal(refusal));
          for (const { ask, options } of state.asked) {
            said.add(text.prompt(ask));
            for (const option of options) said.add(text.option(ask, option));
          }
        }
      }
    }
    expect([...said].filter(wrong)).toEqual([]);
    expect([...said].flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
  });
});

/** What every candidate that is not an option would be told. */
function refusalsIn(game: AnyGame, state: AnyState): Refusal[] {
  return state.asked.flatMap(({ seat, ask }) => {
    const candidates = game.questions[ask]!.candidates(state, state.stack.at(-1)!, seat);
    return candidates.map((wish) => whyNot(game, state, seat, wish)).filter((refusal) => refusal !== null);
  });
}

describe('the words of the sample game', () => {
  test('take the parameters they are given, and are well set, in both languages', () => {
    const { en, fr } = DICTIONARIES;
    const both = <K extends 'events' | 'refusals' | 'prompts' | 'labels'>(part: K) => ({ en: en[part], fr: fr[part] });
    expect([
      ...dictionaryFaults(both('events'), EVENT_PARAMS),
      ...dictionaryFaults(both('refusals'), REFUSAL_PARAMS),
      ...dictionaryFaults(both('prompts'), PROMPT_PARAMS),
      ...dictionaryFaults(both('labels'), LABEL_PARAMS),
      ...dictionaryFaults(WORDS, WORD_PARAMS),
    ]).toEqual([]);
  });

  test('have a prompt for every question', () => {
    expect([...ASKS].toSorted()).toEqual(Object.keys(questions).toSorted());
  });

  test('have every sentence of the dictionary met in play', () => {
    const met = new Set<string>();
    const game = catalogue.find(({ id }) => id === 'sample')!;
    for (let round = 0; round < 30; round++) {
      for (const { events } of seen(game, 2 + (round % 3), `all ${round}`, { nights: 'three' })) {
        for (const { shell, full } of events) {
          met.add((shell as SampleEvent).type);
          if (full !== null) met.add(`${(full as SampleEvent).type}Known`);
        }
      }
    }
    expect([...met].toSorted()).toEqual(Object.keys(EVENT_PARAMS).toSorted());
  });

  test('name the jarls after the banners of the table', () => {
    const text = sampleText('fr', ['gold', 'green']);
    expect(text.seat(0)).toBe('le jarl d’or');
    expect(text.event({ type: 'robbed', seat: 1 as never, rival: 0 as never, value: 2 })).toBe(
      'Le jarl vert prend un trésor de valeur 2 au jarl d’or.',
    );
    expect(text.option('rival', { rival: 1 })).toBe('Jarl vert');
    expect(text.refusal({ clause: 'SG-22', why: 'SG-22.empty', params: { rival: 0 } })).toBe(
      'Le jarl d’or ne possède aucun trésor.',
    );
  });

  test('refuse in sentences, those that candidates never meet too', () => {
    const say = (language: Language): string[] =>
      Object.keys(REFUSAL_PARAMS).map((why) =>
        texts['sample']![language].refusal({ clause: 'SG-1', why, params: { rival: 1 } }),
      );
    expect(LANGUAGES.flatMap(say).filter(wrong)).toEqual([]);
  });

  test('read well with every noun in every place', () => {
    const spoken = (language: Language): string[] => {
      const nouns = NOUNS[language];
      const { events } = DICTIONARIES[language];
      return spokenSamples(
        phrasebook({ language, sentences: events, params: EVENT_PARAMS, nouns }),
        EVENT_PARAMS,
        nouns,
      );
    };
    for (const language of LANGUAGES) {
      expect(spoken(language).flatMap((sentence) => typographyFaults(language, sentence))).toEqual([]);
    }
  });
});
