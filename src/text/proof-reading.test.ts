import { describe, expect, test } from 'vitest';
import { dictionaryFaults, typographyFaults } from './proof-reading.ts';

describe('typographic faults in French', () => {
  test.each([
    ['a straight apostrophe', "l'arène"],
    ['straight quotation marks', 'la "main"'],
    ['a plain space before a colon', 'Fin : rien.'],
    ['no space before a question mark', 'Fin?'],
    ['a wide no-break space before a semicolon', 'Fin\u00a0; rien.'],
    ['plain spaces inside guillemets', '« Marcher »'],
    ['three dots', 'Fin...'],
    ['two spaces', 'Fin  rien'],
    ['« de le »', 'la fin de le Viking'],
    ['« à le » as a capital', 'À le Viking'],
    ['a missing elision', 'le bluff de Ivar'],
    ['a missing elision of an accent', 'la fin de été'],
  ])('%s', (_, text) => {
    expect(typographyFaults('fr', text)).toHaveLength(1);
  });

  test('none in a well-set sentence', () => {
    expect(
      typographyFaults('fr', 'C’était «\u00a0Courir\u00a0»\u00a0: vrai\u202f; fini\u202f! Viking à terre.'),
    ).toEqual([]);
  });
});

describe('typographic faults in English', () => {
  test.each([
    ['a straight apostrophe', "Blue's"],
    ['a space before a colon', 'End : nothing.'],
    ['guillemets', '«Walk»'],
    ['a no-break space', '3\u00a0points'],
  ])('%s', (_, text) => {
    expect(typographyFaults('en', text)).toHaveLength(1);
  });
});

describe('a dictionary is faulty', () => {
  const table = { a: { n: 'number' } } as const;

  test('when one language leaves a parameter out, or uses another', () => {
    expect(dictionaryFaults({ en: { a: '{n}.' }, fr: { a: '{m}.' } }, table)).toEqual([
      'fr a: does not use n',
      'fr a: uses m, which it is not given',
    ]);
  });

  test('when it chooses a plural by something that is not a number', () => {
    const words = { a: { n: 'words' } } as const;
    expect(dictionaryFaults({ en: { a: { by: 'n', one: 'x', other: 'y' } }, fr: { a: '{n}' } }, words)).toEqual([
      'en a: n is not a number',
    ]);
  });

  test('when it has a sentence that the table does not list', () => {
    const more = { a: '{n}', b: 'more' };
    expect(dictionaryFaults({ en: more, fr: { a: '{n}' } }, table)).toEqual(['en b: not in the table of parameters']);
  });
});
