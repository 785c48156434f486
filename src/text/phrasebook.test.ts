import { describe, expect, test } from 'vitest';
import { masculine } from './french.ts';
import type { Language } from './languages.ts';
import { english, type Noun, quote } from './nouns.ts';
import { type Mode, phrasebook } from './phrasebook.ts';
import type { ParamTable, Sentences } from './sentences.ts';
import { parseTemplate } from './template.ts';

const params = {
  arrives: { who: { noun: 'viking', person: true } },
  owes: { who: { noun: 'viking', person: true }, n: 'number' },
  loses: { pieces: { list: 'piece' } },
  share: { all: { list: 'viking', person: true } },
  shows: { cards: { list: 'card' } },
  says: { text: 'words' },
  quiet: {},
} as const satisfies ParamTable;

const sentences: { [L in Language]: Sentences<keyof typeof params, L> } = {
  en: {
    arrives: '{who} arrives.',
    owes: { by: 'n', one: '{who} owes a point.', other: '{who} owes {n#point}.' },
    loses: 'Lost: {pieces.list}.',
    share: '{all.List} share.',
    shows: 'Shown: {cards.list}.',
    says: '{text}!',
    quiet: 'Nothing happens.',
  },
  fr: {
    arrives: 'Voici l’arrivée {who.of}.',
    owes: {
      by: 'n',
      one: '{who.The} doit un point.',
      many: '{who.The} doit {n#point}.',
      other: '{who.The} doit {n#point}.',
    },
    loses: 'Perdu\u00a0: {pieces.list}.',
    share: '{all.List} partagent.',
    shows: 'Montré\u00a0: {cards.list}.',
    says: '{text}\u202f!',
    quiet: 'Il ne se passe rien.',
  },
};

type Nouns = { viking: { red: Noun; blue: Noun }; piece: { warrior: Noun; troll: Noun }; card: { bash: Noun } };

const nouns: Record<Language, Nouns> = {
  en: {
    viking: { red: english('red Viking'), blue: english('blue Viking') },
    piece: {
      warrior: { ...english('Warrior'), own: 'a Warrior', plural: 'Warriors' },
      troll: { ...english('Troll'), own: 'its Troll' },
    },
    card: { bash: { name: quote('en', 'Tyr’s Bash') } },
  },
  fr: {
    viking: { red: masculine('Viking rouge'), blue: masculine('Viking bleu') },
    piece: {
      warrior: { ...masculine('Guerrier'), own: 'un Guerrier', plural: 'Guerriers' },
      troll: { ...masculine('Troll'), own: 'son Troll' },
    },
    card: { bash: { name: quote('fr', 'Choc de Tyr') } },
  },
};

const book = (language: Language, mode?: Mode) =>
  phrasebook({ language, sentences: sentences[language], params, nouns: nouns[language], ...(mode && { mode }) });
const en = book('en');
const fr = book('fr');

describe('a sentence takes', () => {
  test('a noun in the form it asks for', () => {
    expect(en.say('arrives', { who: 'red' })).toBe('red Viking arrives.');
    expect(fr.say('arrives', { who: 'red' })).toBe('Voici l’arrivée du Viking rouge.');
  });

  test('a name that is written from right to left turns nothing round', () => {
    expect(en.say('owes', { who: { person: 'משה' }, n: 2 })).toBe('\u2068משה\u2069 owes 2 points.');
  });

  test('a person in place of a noun', () => {
    expect(fr.say('arrives', { who: { person: 'Ylva' } })).toBe('Voici l’arrivée d’Ylva.');
    expect(fr.say('arrives', { who: { person: 'Horgr' } })).toBe('Voici l’arrivée de Horgr.');
    expect(fr.say('owes', { who: { person: 'ivar' }, n: 2 })).toBe('ivar doit 2\u00a0points.');
  });

  test('its plural form', () => {
    expect([1, 2, 1_000_000].map((n) => fr.say('owes', { who: 'blue', n }))).toEqual([
      'Le Viking bleu doit un point.',
      'Le Viking bleu doit 2\u00a0points.',
      'Le Viking bleu doit 1\u202f000\u202f000\u00a0de points.',
    ]);
    expect(en.say('owes', { who: { person: 'Hild' }, n: 0 })).toBe('Hild owes 0 points.');
  });

  test('lists of nouns and persons, capital first where the list begins the sentence', () => {
    expect(en.say('share', { all: ['red', 'blue', { person: 'ivar' }] })).toBe(
      'The red Viking, the blue Viking and ivar share.',
    );
    expect(fr.say('share', { all: ['blue', { person: 'ivar' }] })).toBe('Le Viking bleu et ivar partagent.');
  });

  test('lists of counted pieces, a single one as its owner’s', () => {
    const pieces = [
      { n: 2, of: 'warrior' },
      { n: 1, of: 'troll' },
    ] as const;
    expect(en.say('loses', { pieces })).toBe('Lost: 2 Warriors and its Troll.');
    expect(fr.say('loses', { pieces })).toBe('Perdu\u00a0: 2\u00a0Guerriers et son Troll.');
  });

  test('cards by their quoted names', () => {
    expect(en.say('shows', { cards: ['bash'] })).toBe('Shown: “Tyr’s Bash”.');
    expect(fr.say('shows', { cards: ['bash'] })).toBe('Montré\u00a0: «\u00a0Choc de Tyr\u00a0».');
  });

  test('words as they are, braces too', () => {
    expect(en.say('says', { text: '{who.of}' })).toBe('{who.of}!');
    expect(fr.say('arrives', { who: { person: '{n}' } })).toBe('Voici l’arrivée de {n}.');
  });

  test('nothing, if it has no parameters', () => {
    expect(fr.say('quiet')).toBe('Il ne se passe rien.');
  });
});

describe('a strict book throws', () => {
  test.each([
    ['an unknown sentence', 'sings', {}, /no sentence sings/],
    ['a key of every object', 'constructor', {}, /no sentence constructor/],
    ['a missing value', 'arrives', {}, /arrives, who: missing/],
    ['an unknown noun', 'arrives', { who: 'pink' }, /no noun pink/],
    ['a noun of every object', 'arrives', { who: 'toString' }, /no noun toString/],
    ['a number where a noun stands', 'arrives', { who: 3 }, /who: no form of/],
    ['a missing number', 'owes', { who: 'red' }, /chooses its plural by n/],
    ['one thing where a list stands', 'share', { all: 'red' }, /not a list/],
    ['an empty list', 'share', { all: [] }, /an empty list/],
    ['a form that the noun lacks', 'loses', { pieces: [{ n: 2, of: 'troll' }] }, /no form plural of troll/],
  ] as const)('on %s', (_, key, values, message) => {
    expect(() => fr.sayLoosely(key, values)).toThrow(message);
  });

  test('on 0 said as « un », which French counts as one', () => {
    expect(() => fr.say('owes', { who: 'red', n: 0 })).toThrow(/cannot be said of 0/);
  });
});

describe('a lenient book leaves a gap', () => {
  test('where a value is missing, and says the rest', () => {
    expect(book('fr', 'lenient').sayLoosely('arrives', {})).toBe('Voici l’arrivée ….');
    expect(book('en', 'lenient').sayLoosely('owes', {})).toBe('… owes ….');
    expect(book('en', 'lenient').sayLoosely('sings', {})).toBe('…');
  });
});

describe('templates', () => {
  test('are parsed once', () => {
    expect(parseTemplate('{a} and {b.the}')).toBe(parseTemplate('{a} and {b.the}'));
  });

  test.each([
    ['an unknown form', '{who.whose}', /unknown form “whose”/],
    ['an unknown unit', '{n#herring}', /unknown unit “herring”/],
    ['a loose brace', 'a } b', /a brace outside a placeholder/],
    ['an empty placeholder', '{} b', /a brace outside a placeholder/],
    ['a placeholder with spaces', '{ who }', /a brace outside a placeholder/],
  ])('with %s are refused', (_, template, message) => {
    expect(() => parseTemplate(template)).toThrow(message);
  });
});
