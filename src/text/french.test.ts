import { describe, expect, test } from 'vitest';
import { de, elided, feminine, masculine, plural, proper } from './french.ts';
import { personNoun } from './persons.ts';

describe('« de » before a name', () => {
  test('elides before a vowel, accented or not', () => {
    expect(['Ivar', 'Éric', 'Odin', 'Åsa', 'Œdipe', 'Øystein', 'Ève', 'Ulf'].map(de)).toEqual([
      'd’Ivar',
      'd’Éric',
      'd’Odin',
      'd’Åsa',
      'd’Œdipe',
      'd’Øystein',
      'd’Ève',
      'd’Ulf',
    ]);
  });

  test('elides before an accent written as a mark of its own', () => {
    expect(de('E\u0301ric')).toBe('d’E\u0301ric');
  });

  test('elides before Y followed by a consonant only', () => {
    expect(['Ylva', 'Yggdrasil', 'Yann', 'Yohan', 'Y'].map(de)).toEqual([
      'd’Ylva',
      'd’Yggdrasil',
      'de Yann',
      'de Yohan',
      'de Y',
    ]);
  });

  test('takes H as aspirated', () => {
    expect(['Horgr', 'Heimdall', 'Hel', 'hilde'].map(de)).toEqual(['de Horgr', 'de Heimdall', 'de Hel', 'de hilde']);
  });

  test('leaves names in other letters, and digits, alone', () => {
    expect(['Иван', '7 of Nine', ''].map(de)).toEqual(['de Иван', 'de 7 of Nine', 'de ']);
  });

  test('looks at small letters too', () => {
    expect(['ivar', 'ylva'].map(de)).toEqual(['d’ivar', 'd’ylva']);
  });
});

describe('nouns take their articles', () => {
  test('masculine', () => {
    expect(masculine('Viking rouge')).toEqual({
      name: 'Viking rouge',
      the: 'le Viking rouge',
      The: 'Le Viking rouge',
      a: 'un Viking rouge',
      of: 'du Viking rouge',
      to: 'au Viking rouge',
    });
  });

  test('feminine', () => {
    expect(feminine('Massue')).toMatchObject({
      the: 'la Massue',
      a: 'une Massue',
      of: 'de la Massue',
      to: 'à la Massue',
    });
  });

  test('before a vowel', () => {
    expect(elided('Arme', 'une')).toMatchObject({ The: 'L’Arme', a: 'une Arme', of: 'de l’Arme', to: 'à l’Arme' });
  });

  test('plural', () => {
    expect(plural('Elfes')).toMatchObject({ The: 'Les Elfes', a: 'des Elfes', of: 'des Elfes', to: 'aux Elfes' });
  });

  test('proper names have none', () => {
    expect(proper('Utgard')).toEqual({ name: 'Utgard', the: 'Utgard', The: 'Utgard', of: 'd’Utgard', to: 'à Utgard' });
  });
});

test('a person’s name stays as its owner writes it', () => {
  expect(personNoun('fr', 'ylva')).toMatchObject({ The: 'ylva', the: 'ylva', of: 'd’ylva', to: 'à ylva' });
  expect(personNoun('en', 'ylva')).toEqual({ name: 'ylva', the: 'ylva', The: 'ylva' });
});
