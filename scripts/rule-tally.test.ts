import { describe, expect, test } from 'vitest';
import type { RuleSource } from './rule-sources.ts';
import { citedCards, citedIds, definedIds, tally } from './rule-tally.ts';
import type { TestName } from './test-names.ts';

describe('definedIds', () => {
  test('finds the bold start of a list item', () => {
    expect(definedIds('- **SG-1** Two seats.\n- **SG-2** **Ruling**: more.\n* **SG-3** Also.', 'SG')).toEqual([
      'SG-1',
      'SG-2',
      'SG-3',
    ]);
  });

  test('finds the first cell of a row, with its letter and without its title', () => {
    const table = '| id | given |\n|---|---|\n| SGT-1 | a |\n| SGT-11a pillage | b |\n|SGT-12| c |';
    expect(definedIds(table, 'SGT')).toEqual(['SGT-1', 'SGT-11a', 'SGT-12']);
  });

  test('leaves references and other prefixes alone', () => {
    const text = '- **SG-1** As SG-9, see **SG-8**.\n  **SG-7** goes on\nSG-6\n| x | SG-5 |\n- **SGR-4** A ruling.';
    expect(definedIds(text, 'SG')).toEqual(['SG-1']);
  });
});

describe('citedIds', () => {
  test('takes whole ids only', () => {
    expect(citedIds('SG-4 and (SG-44), SG-11a; not XSG-1, A-SG-2 or SGR-3', 'SG')).toEqual(['SG-4', 'SG-44', 'SG-11a']);
  });
});

describe('citedCards', () => {
  const cards = ['Odin', 'Odin’s Smite', 'Club'];

  test('takes the longest name after the word card', () => {
    expect(citedCards("card Odin's Smite destroys, card Club does not", cards)).toEqual(['Odin’s Smite', 'Club']);
  });

  test('takes neither part of a word nor a name on its own', () => {
    expect(citedCards('card Clubs; the Club; a card is drawn', cards)).toEqual([]);
  });
});

describe('tally', () => {
  const source: RuleSource = {
    name: 'Sample game',
    isComplete: true,
    rules: ['rules.md'],
    prefixes: { clauses: 'SG', rulings: 'SGR' },
    cards: { file: 'cards.json', names: (text) => text.split('\n') },
    tests: 'src',
  };
  const documents = { rules: ['- **SG-1** a\n- **SG-2** b', '| SGR-1 | c |'], cards: ['Club'] };
  const named = (...names: string[]): TestName[] => names.map((name) => ({ place: 'a.test.ts:1', name, counts: true }));

  test('a game with all its tests', () => {
    expect(tally(source, documents, named('SG-1 a', 'SG-2 SGR-1 b', 'card Club hits'))).toEqual({
      lines: ['Sample game: clauses 2/2, rulings 1/1, cards 1/1'],
      errors: [],
      missing: 0,
    });
  });

  test('what has no test is named', () => {
    expect(tally(source, documents, named('SG-1 a', 'SG-1 again'))).toEqual({
      lines: [
        'Sample game: clauses 1/2, rulings 0/1, cards 0/1',
        '  clauses without a test: SG-2',
        '  rulings without a test: SGR-1',
        '  cards without a test: Club',
      ],
      errors: [],
      missing: 3,
    });
  });

  test('a test that does not count leaves its clause missing and says why', () => {
    const tests = [...named('SG-1 SGR-1', 'card Club'), { place: 'b.test.ts:7', name: 'SG-2', counts: false }];
    const { lines, missing } = tally(source, documents, tests);
    expect(missing).toBe(1);
    expect(lines.at(-1)).toContain('b.test.ts:7 does not count for SG-2');
  });

  test('an unknown id is an error', () => {
    expect(tally(source, documents, named('SG-3 a', 'SG-1a b')).errors).toEqual([
      'a.test.ts:1 cites SG-3, which no rule defines',
      'a.test.ts:1 cites SG-1a, which no rule defines',
    ]);
  });

  test('three ids in one name are an error, one id three times is not', () => {
    expect(tally(source, documents, named('SG-1 SG-1 SG-1')).errors).toEqual([]);
    expect(tally(source, documents, named('SG-1 SG-2 SGR-1')).errors).toEqual([
      'a.test.ts:1 cites more than two ids: SG-1, SG-2, SGR-1',
    ]);
  });

  test('an id defined twice, no ids and no cards are errors', () => {
    const { errors } = tally(source, { rules: ['- **SG-1** a\n- **SG-1** b'], cards: [] }, []);
    expect(errors).toEqual([
      'Sample game: SG-1 is defined twice',
      'Sample game: rules.md define no rulings (SGR-…)',
      'Sample game: cards.json lists no cards',
    ]);
  });
});
