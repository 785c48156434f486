// Finds the test files that may have a test whose name contains the given words, without loading them: loading all takes a minute.
import { posix } from 'node:path';
import ts from 'typescript';
import { calledFunction } from './test-names.ts';

/** The text of a file by its path from the root; null if there is none. */
export type ReadText = (path: string) => string | null;

/** The name of a test with the names of the groups around it, as far as the source shows them. */
interface Name {
  readonly text: string;
  /** Whether parts of it are known only at run time: they come from a list or a helper. */
  readonly isPartial: boolean;
}

const GROUPS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
/** How many imports away the missing words of a name may be: of a name composed in the file, and of one that a helper makes. */
const DEPTH_FOR_COMPOSED = 1;
const DEPTH_FOR_HELPER = 2;

function nameOf(title: ts.Expression, isEach: boolean): Name {
  if (ts.isStringLiteralLike(title)) return { text: title.text, isPartial: isEach };
  if (!ts.isTemplateExpression(title)) return { text: '', isPartial: true };
  const parts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return { text: parts.join(' '), isPartial: true };
}

function namesIn(path: string, text: string): readonly Name[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: Name[] = [];
  const visit = (node: ts.Node, around: Name): void => {
    const call = ts.isCallExpression(node) ? calledFunction(node) : null;
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    let inside = around;
    if (call !== null && title !== undefined && (GROUPS.has(call.name) || TESTS.has(call.name))) {
      const own = nameOf(title, !call.isPlain);
      inside = { text: `${around.text} ${own.text}`, isPartial: around.isPartial || own.isPartial };
      if (TESTS.has(call.name)) names.push(inside);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, { text: '', isPartial: false });
  return names;
}

/** The file and its relative imports, followed to this depth. */
function reachedFrom(path: string, depth: number, read: ReadText): ReadonlySet<string> {
  const reached = new Set([path]);
  let edge: readonly string[] = [path];
  for (let step = 0; step < depth; step++) {
    edge = edge.flatMap((from) =>
      ts
        .preProcessFile(read(from) ?? '')
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(from), name))
        .filter((to) => !reached.has(to) && read(to) !== null),
    );
    for (const to of edge) reached.add(to);
  }
  return reached;
}

/** The string literals, in lower case. */
function literalsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g), ([quoted]) =>
    quoted.slice(1, -1).toLowerCase(),
  );
}

/** Whether one of the texts contains all the words, or two of them together do. */
function containAll(texts: readonly string[], words: readonly string[]): boolean {
  const useful = texts
    .map((text) => words.filter((word) => !text.includes(word)))
    .filter(({ length }) => length < words.length);
  return useful.some((left) => left.length === 0 || useful.some((also) => left.every((word) => !also.includes(word))));
}

/** The files that may have a test whose name contains all the words, in any order. Case does not matter. */
export function matchingFiles(words: readonly string[], files: readonly string[], read: ReadText): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  const lacking = (text: string): string[] => wanted.filter((word) => !text.toLowerCase().includes(word));
  const literals = new Map<string, readonly string[]>();
  const literalsOf = (path: string): readonly string[] => {
    const known = literals.get(path) ?? literalsIn(read(path) ?? '');
    literals.set(path, known);
    return known;
  };
  return files.filter((path) => {
    const written = namesIn(path, read(path) ?? '');
    // Where a helper makes all the tests, their names contain what this file passes to it.
    const names = written.length > 0 ? written : [{ text: literalsOf(path).join(' '), isPartial: true }];
    if (names.some(({ text }) => lacking(text).length === 0)) return true;
    const partial = names.filter(({ isPartial }) => isPartial);
    if (partial.length === 0) return false;
    const depth = written.length > 0 ? DEPTH_FOR_COMPOSED : DEPTH_FOR_HELPER;
    const inserted = [...reachedFrom(path, depth, read)].flatMap(literalsOf);
    return partial.some(({ text }) => containAll(inserted, lacking(text)));
  });
}

const escaped = (word: string): string =>
  Array.from(word, (sign) => {
    const [low, high] = [sign.toLowerCase(), sign.toUpperCase()];
    return low === high ? sign.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&') : `[${low}${high}]`;
  }).join('');

/** The pattern for the test runner that matches names with all the words. */
export const patternOf = (words: readonly string[]): string =>
  `^${words.map((word) => `(?=.*${escaped(word)})`).join('')}`;
