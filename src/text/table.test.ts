import { describe, expect, test } from 'vitest';
import { dictionaryFaults, spokenSamples, typographyFaults } from './proof-reading.ts';
import { LANGUAGES } from './languages.ts';
import { type Mode, phrasebook } from './phrasebook.ts';
import * as en from './table.en.ts';
import * as fr from './table.fr.ts';
import { refusalSentences, tableEvents, tableRefusals } from './table.ts';
import { TABLE_EVENT_PARAMS, TABLE_REFUSAL_PARAMS } from './table-params.ts';

test('both languages use the listed parameters and are well set', () => {
  expect(dictionaryFaults({ en: en.events, fr: fr.events }, TABLE_EVENT_PARAMS)).toEqual([]);
  expect(dictionaryFaults({ en: en.refusals, fr: fr.refusals }, TABLE_REFUSAL_PARAMS)).toEqual([]);
});

test('every sentence can be said', () => {
  for (const language of LANGUAGES) {
    const spoken = [
      ...spokenSamples(tableEvents(language), TABLE_EVENT_PARAMS, {}),
      ...spokenSamples(tableRefusals(language), TABLE_REFUSAL_PARAMS, {}),
    ];
    expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
    expect(spoken.filter((text) => /[{}…]|undefined/.test(text))).toEqual([]);
  }
});

test('the table speaks of persons and seats', () => {
  expect(tableEvents('en').say('gameStarts', { n: 4 })).toBe('The game begins (4 seats).');
  expect(tableEvents('fr').say('botSeated', { level: 'Jarl', person: 'Ylva' })).toBe(
    'Un bot de niveau Jarl prend place\u00a0: Ylva.',
  );
  expect(tableEvents('fr').say('waitingFor', { persons: ['Ivar', 'Éric'] })).toBe('On attend Ivar et Éric.');
});

describe('a game’s refusals', () => {
  const own = (mode: Mode = 'strict') =>
    refusalSentences(
      phrasebook({
        language: 'en',
        mode,
        sentences: { 'SG-1.far': 'Too far: {n#space} at most.' },
        params: { 'SG-1.far': { n: 'number' } },
        nouns: {},
      }),
      mode,
    );

  test('are the game’s own sentences', () => {
    expect(own()({ clause: 'SG-1', why: 'SG-1.far', params: { n: 2 } })).toBe('Too far: 2 spaces at most.');
  });

  test('include those of the table', () => {
    const why = 'table.tooFew';
    expect(own()({ clause: why, why, params: { min: 1 } })).toBe('Choose at least one.');
    expect(own()({ clause: why, why, params: { min: 3 } })).toBe('Choose at least 3.');
  });

  test('name the persons waited for, where they are known', () => {
    const why = 'table.notYourTurn';
    expect(own()({ clause: why, why, params: {} })).toBe('It is not your turn.');
    expect(own()({ clause: why, why, params: { persons: ['Hild', 'Einar'] } })).toBe(
      'It is not your turn: waiting for Hild and Einar.',
    );
  });

  test('throw on an unknown reason, or say in lenient mode that it is not on offer', () => {
    const unknown = { clause: 'SG-9', why: 'SG-9', params: {} };
    expect(() => own()(unknown)).toThrow(/no sentence SG-9/);
    expect(own('lenient')(unknown)).toBe('This is not one of the choices on offer.');
  });
});
