import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesIn, found } from './clauses.ts';

const page = (name: string): string => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

describe('the rules as clauses', () => {
  test('a clause is one piece, without the signs of Markdown', () => {
    expect(clausesIn('# Rules\n\n- **CV-1** From 2 to 4\n  people, see [the arena](#arena).\n')).toEqual([
      { kind: 'heading', level: 1, text: 'Rules' },
      { kind: 'clause', id: 'CV-1', text: 'From 2 to 4 people, see the arena.' },
    ]);
  });

  test('a row of the rulings is a clause', () => {
    const [, row] = clausesIn('| Id | Subject |\n|---|---|\n| CVR-1 | start | Who first? | By **lot**. | O |\n');
    expect(row).toEqual({ kind: 'clause', id: 'CVR-1', text: 'start · Who first? · By lot.' });
  });

  test.each([
    ['clash-of-vikings.en', 'CV-13', 'CVR-32'],
    ['clash-of-vikings.fr', 'CV-13', 'CVR-32'],
    ['blood-rage.en', 'BR-44', 'BRC-18'],
    ['blood-rage.fr', 'BR-44', 'BRC-18'],
  ])('%s has its clauses and rulings', (name, ...ids) => {
    const clauses = clausesIn(page(name)).flatMap((piece) => (piece.kind === 'clause' ? [piece.id] : []));
    expect(clauses).toEqual(expect.arrayContaining(ids));
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  test('a search wants every word, and minds neither accents nor apostrophes', () => {
    const pieces = clausesIn(page('clash-of-vikings.fr'));
    const ids = found(pieces, "l'arene FACES").flatMap((piece) => (piece.kind === 'clause' ? [piece.id] : []));
    expect(ids).toContain('CV-2');
    expect(found(pieces, 'zeppelin')).toEqual([]);
    expect(found(pieces, ' ')).toEqual(pieces);
  });
});
