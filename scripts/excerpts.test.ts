import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, ROOT } from './source-files.ts';

/** The excerpts of source on a page: code blocks whose first line is a comment with the path. A line with only … stands for omitted lines. */
function excerpts(page: string): { readonly file: string; readonly pieces: readonly string[] }[] {
  const blocks = page.matchAll(/^```\w+\n(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([^]*?)^```$/gm);
  return Array.from(blocks, ([, file, text]) => ({ file: file!, pieces: text!.split(/^ *…\n/m) }));
}

/** The pieces that the file does not contain in this order. */
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

test('every excerpt in the docs is in the source', () => {
  const shown = filesIn('docs', '.md').flatMap((page) => excerpts(readFileSync(ROOT + page, 'utf8')));
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.flatMap(({ file, pieces }) => missing(file, pieces))).toEqual([]);
});
