import { expect, test } from 'vitest';
import { randomOf, sfc } from '../kernel/index.ts';
import { MAX_NAME } from '../protocol/limits.ts';
import { distinctName, NORSE_NAMES, norseName, skeletonOf } from './names.ts';

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
const first = (): number => 0;

test('there are many names, each a single word, no two alike but for accents', () => {
  expect(NORSE_NAMES.length).toBeGreaterThanOrEqual(120);
  for (const name of NORSE_NAMES) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(new Set(NORSE_NAMES.map(plain)).size).toBe(NORSE_NAMES.length);
});

test('names are written in one form, and leave room for a numeral', () => {
  for (const name of NORSE_NAMES) {
    expect(name).toBe(name.normalize('NFC'));
    expect(`${name} LXXXVIII`.length).toBeLessThanOrEqual(MAX_NAME);
  }
});

test('every name is given', () => {
  const random = randomOf(sfc('names'));
  const given = new Set(Array.from({ length: 10_000 }, () => norseName(random)));
  expect(given).toEqual(new Set(NORSE_NAMES));
});

test('a name that is taken is not given again', () => {
  const random = randomOf(sfc('taken'));
  const taken: string[] = [];
  for (let count = 0; count < NORSE_NAMES.length; count++) taken.push(norseName(random, taken));
  expect(new Set(taken)).toEqual(new Set(NORSE_NAMES));
});

test('accents and capitals do not make another name', () => {
  const others = NORSE_NAMES.filter((name) => name !== 'Björn' && name !== 'Astrid');
  expect(norseName(first, [...others, ' bjorn '])).toBe('Astrid');
  expect(norseName(first, [...others, 'ASTRID'])).toBe('Björn');
});

test('where all names are taken, numerals tell them apart', () => {
  const taken = [...NORSE_NAMES];
  const numerals = Array.from({ length: 49 }, () => {
    const name = norseName(first, taken);
    taken.push(name);
    return name.replace('Alfhild ', '');
  });
  expect(numerals.slice(0, 10)).toEqual(['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']);
  expect(numerals.slice(-12)).toEqual([
    'XXXIX',
    'XL',
    'XLI',
    'XLII',
    'XLIII',
    'XLIV',
    'XLV',
    'XLVI',
    'XLVII',
    'XLVIII',
    'XLIX',
    'L',
  ]);
});

test.each([
  ['Astrid', 'Аstrid'],
  ['Astrid', 'ASTRID'],
  ['Astrid', 'Ástríd'],
  ['Astrid', 'As trid'],
  ['Astrid', 'A.s.t.r.i.d'],
  ['Astrid', 'Astr1d'],
  ['Ali', 'AlI'],
  ['Olaf', '0laf'],
  ['Bjorn', 'Bjom'],
  ['Ragnar', 'Rɑgnɑr'],
  ['Svein', 'ꜱvein'],
  ['Olaf', 'ꓳlaf'],
  ['Hild', 'Ꮋild'],
  ['Ari', 'Aꭱi'],
  ['Unn', 'ᑌnn'],
  ['Tosti', '𐌕osti'],
  ['Egil', 'Egiɩ'],
  ['Bo', 'Ｂｏ'],
  ['Ove', 'Оvе'],
  ['Nora', 'Νοra'.normalize('NFC')],
])('%s and %s look alike', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one));
});

test('names that differ to the eye are left alone', () => {
  const names = ['Astrid', 'Astrud', 'Ása', 'Björn', 'Олег', 'Νίκος', '🐻', '🦊', 'משה', '李'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  for (const name of names)
    expect(
      distinctName(
        name,
        names.filter((each) => each !== name),
      ),
    ).toBe(name);
});

test('a name that looks like another is told apart by a number, also from those who have one', () => {
  expect(distinctName('Astrid', ['Bera'])).toBe('Astrid');
  expect(distinctName('Аstrid', ['Astrid'])).toBe('Аstrid (2)');
  expect(distinctName('Astrid', ['astrid', 'Astrid (2)'])).toBe('Astrid (3)');
  expect(distinctName('Astrid', ['Astrid', 'Astrid2'])).toBe('Astrid (3)');
});

test('a name of mixed scripts has a number, also where no letter is known to look like another', () => {
  expect(distinctName('Aꙮtrid', [])).toBe('Aꙮtrid (2)');
  expect(distinctName('Aꙮtrid', ['Aꙮtrid (2)'])).toBe('Aꙮtrid (3)');
  expect(distinctName('Ольга', ['Astrid'])).toBe('Ольга');
  expect(distinctName('桜Sakura', ['Astrid'])).toBe('桜Sakura');
});
