// Which test files may have a test whose name contains given words, without loading any of them: loading all takes a minute.
import { posix } from 'node:path';
import ts from 'typescript';
import { calledFunction } from './test-names.ts';

/** The text of a file by its path from the root; null if there is none. */
export type ReadText = (path: string) => string | null;

/** A test's name with those of the groups around it, as far as they are written where the test is. */
interface Name {
  readonly text: string;
  /** Some of it is worked out when the test is made: from a list, by a helper. */
  readonly isOpen: boolean;
}

const GROUPS = new Set(['describe', 'suite']);
const TESTS = new Set(['test', 'it']);
/** How many imports away the words of a name may stand: of one that is put together here, and of one that a helper makes. */
const NEAR = 1;
const FAR = 2;

function nameOf(title: ts.Expression, isEach: boolean): Name {
  if (ts.isStringLiteralLike(title)) return { text: title.text, isOpen: isEach };
  if (!ts.isTemplateExpression(title)) return { text: '', isOpen: true };
  const parts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return { text: parts.join(' '), isOpen: true };
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
      inside = { text: `${around.text} ${own.text}`, isOpen: around.isOpen || own.isOpen };
      if (TESTS.has(call.name)) names.push(inside);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, { text: '', isOpen: false });
  return names;
}

/** The file, and what it imports from its neighbours, and they from theirs, so many steps far. */
function reachedFrom(path: string, far: number, read: ReadText): ReadonlySet<string> {
  const reached = new Set([path]);
  let edge: readonly string[] = [path];
  for (let step = 0; step < far; step++) {
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

/** The texts in quotes, in small letters. */
function literalsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g), ([quoted]) =>
    quoted.slice(1, -1).toLowerCase(),
  );
}

/** Whether one of the texts has all the words, or two of them together. */
function haveAll(texts: readonly string[], words: readonly string[]): boolean {
  const useful = texts
    .map((text) => words.filter((word) => !text.includes(word)))
    .filter(({ length }) => length < words.length);
  return useful.some((left) => left.length === 0 || useful.some((also) => left.every((word) => !also.includes(word))));
}

/** Those of the files that may have such a test. Capitals do not matter; each of the words may stand anywhere in the name. */
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
    // Where a helper makes all the tests, it is told about what in this file.
    const names = written.length > 0 ? written : [{ text: literalsOf(path).join(' '), isOpen: true }];
    if (names.some(({ text }) => lacking(text).length === 0)) return true;
    const open = names.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return false;
    const inserted = [...reachedFrom(path, written.length > 0 ? NEAR : FAR, read)].flatMap(literalsOf);
    return open.some(({ text }) => haveAll(inserted, lacking(text)));
  });
}

const escaped = (word: string): string =>
  Array.from(word, (sign) => {
    const [low, high] = [sign.toLowerCase(), sign.toUpperCase()];
    return low === high ? sign.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&') : `[${low}${high}]`;
  }).join('');

/** For the test runner: a pattern of the names that contain all the words. */
export const patternOf = (words: readonly string[]): string =>
  `^${words.map((word) => `(?=.*${escaped(word)})`).join('')}`;
