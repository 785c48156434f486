import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, ROOT } from './source-files.ts';

/** The pieces of source on a page: blocks whose first line is a comment with the file's path. A line with … leaves something out. */
function excerpts(page: string): { readonly file: string; readonly pieces: readonly string[] }[] {
  const blocks = page.matchAll(/^```\w+\n(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([^]*?)^```$/gm);
  return Array.from(blocks, ([, file, text]) => ({ file: file!, pieces: text!.split(/^ *…\n/m) }));
}

/** Pieces that the file does not have, or not in this order. */
function missing(file: string, pieces: readonly string[]): string[] {
  if (!existsSync(ROOT + file)) return [`there is no ${file}`];
  const source = readFileSync(ROOT + file, 'utf8');
  let from = 0;
  return pieces.flatMap((piece) => {
    const at = source.indexOf(piece, from);
    if (at === -1) return [`${file} has no\n${piece}`];
    from = at + piece.length;
    return [];
  });
}

test('what the docs show of the source is there', () => {
  const shown = filesIn('docs', '.md').flatMap((page) => excerpts(readFileSync(ROOT + page, 'utf8')));
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.flatMap(({ file, pieces }) => missing(file, pieces))).toEqual([]);
});
