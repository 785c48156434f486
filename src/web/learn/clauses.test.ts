import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citations, clausesIn, forPlayers } from './clauses.ts';
import { inlineOf } from './inline.ts';

const page = (name: string): string => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

describe('the rules as clauses', () => {
  test('a clause goes on over indented lines, and knows its section', () => {
    expect(
      clausesIn('# Rules\n\n## Set-up\n\n- **CV-1** From 2 to 4\n  people.\n\nA text.\n- **CV-2** More.\n'),
    ).toEqual([
      { id: 'CV-1', section: 'Set-up', title: '', text: 'From 2 to 4 people.' },
      { id: 'CV-2', section: 'Set-up', title: '', text: 'More.' },
    ]);
  });

  test('a row of the rulings is a question and its answer', () => {
    const [row] = clausesIn('| Id | Subject |\n|---|---|\n| CVR-1 | start | Who first? | By **lot**. | O |\n');
    expect(row).toEqual({ id: 'CVR-1', section: '', title: 'Who first?', text: 'By **lot**.' });
  });

  test.each([
    ['clash-of-vikings.en', ['CV', 'CVR'], 'CV-13', 'CVR-32'],
    ['clash-of-vikings.fr', ['CV', 'CVR'], 'CV-13', 'CVR-32'],
    ['blood-rage.en', ['BR', 'BRC'], 'BR-44', 'BRC-18'],
    ['blood-rage.fr', ['BR', 'BRC'], 'BR-44', 'BRC-18'],
  ])('%s has its clauses and rulings, and for players nothing else', (name, prefixes, ...ids) => {
    const clauses = forPlayers(clausesIn(page(name)), prefixes, []);
    const found = clauses.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((id) => !prefixes.includes(id.split('-')[0]!))).toEqual([]);
    for (const { text } of clauses) {
      expect(text).not.toMatch(/[{}]|\|/);
      const drawn = inlineOf(text);
      expect(drawn.map((piece) => piece.text).join('')).not.toMatch(/\*\*|`|\]\(/);
    }
  });

  test('clauses that speak of each other are linked both ways', () => {
    const clauses = clausesIn('- **CV-1** See CV-2, twice CV-2.\n- **CV-2** Alone, but for CV-9.\n');
    expect(citations(clauses)).toEqual(new Map([['CV-2', ['CV-1']]]));
    expect(inlineOf('See CV-2, not CV-9.', (id) => id === 'CV-2')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'clause', text: 'CV-2' },
      { kind: 'text', text: ', not ' },
      { kind: 'text', text: 'CV-9' },
      { kind: 'text', text: '.' },
    ]);
  });
});
