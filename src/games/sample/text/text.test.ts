import { describe, expect, test } from 'vitest';
import { apply, awaited, randomOf, randomPicks, sfc, start, type Emitted } from '../../../kernel/index.ts';
import { LANGUAGES, phrasebook, type Language } from '../../../text/index.ts';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../../../text/proof-reading.ts';
import { sample } from '../index.ts';
import { questions } from '../questions.ts';
import type { SampleEvent } from '../table.ts';
import { ASKS } from '../facts/asks.ts';
import { DICTIONARIES, EVENT_PARAMS, LABEL_PARAMS, NOUNS, PROMPT_PARAMS, REFUSAL_PARAMS, sampleText } from './index.ts';

/** Every event of a random game. */
function* played(seats: number, seed: string): Generator<Emitted<SampleEvent>> {
  const random = randomOf(sfc(seed));
  let { state, events } = start(sample, { seats, options: { nights: 'three' }, seed });
  for (;;) {
    yield* events;
    const choice = awaited(state);
    if (choice === undefined) return;
    const picks = randomPicks(choice, random);
    const next = apply(sample, state, { do: 'answer', seat: choice.seat, question: state.question, picks });
    if (!next.ok) throw new Error(next.refusal.why);
    ({ state, events } = next);
  }
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
    ]).toEqual([]);
  });

  test('have a prompt for every question', () => {
    expect([...ASKS].toSorted()).toEqual(Object.keys(questions).toSorted());
  });

  test('have every sentence of the dictionary met in play', () => {
    const met = new Set<string>();
    for (let round = 0; round < 30; round++) {
      for (const { shell, full } of played(2 + (round % 3), `all ${round}`)) {
        met.add(shell.type);
        if (full !== null) met.add(`${full.type}Known`);
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
        sampleText(language).refusal({ clause: 'SG-1', why, params: { rival: 1 } }),
      );
    expect(
      LANGUAGES.flatMap(say).filter((text) => text.trim() === '' || /undefined|null|NaN|…|[{}[\]]/.test(text)),
    ).toEqual([]);
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
