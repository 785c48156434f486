// Finds the `import type` statements of Svelte components. The Svelte compiler drops them before dependency-cruiser sees the code, so
// scripts/boundaries.ts adds them to the imports it checks.
import { posix } from 'node:path';

const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/g;
const TYPE_IMPORT = /^\s*import type [^;]*? from '(\.[^']+)';/gm;

/** The files that a component imports types from, as paths from the root; packages are left out. */
export function typeImports(path: string, source: string): string[] {
  return Array.from(source.matchAll(SCRIPT), ([, script]) => script!).flatMap((script) =>
    Array.from(script.matchAll(TYPE_IMPORT), ([, target]) => posix.join(posix.dirname(path), target!)),
  );
}

/** A rule of .dependency-cruiser.cjs, as far as it speaks of paths. */
export interface PathRule {
  readonly name: string;
  readonly from: Paths;
  readonly to: Paths;
}
interface Paths {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
}

const matchOf = (patterns: Paths['path'], path: string): RegExpExecArray | null => {
  for (const pattern of [patterns ?? []].flat()) {
    const match = new RegExp(pattern).exec(path);
    if (match !== null) return match;
  }
  return null;
};

/** Whether the rule forbids the import. In patterns of `to`, `$1` stands for what the first group of `from.path` matched. */
export function isForbidden({ from, to }: PathRule, source: string, target: string): boolean {
  const match = matchOf(from.path ?? '', source);
  if (match === null || matchOf(from.pathNot, source) !== null) return false;
  const filled = (patterns: Paths['path']): string[] =>
    [patterns ?? []].flat().map((pattern) => pattern.replaceAll('$1', match[1] ?? ''));
  return (
    (to.path === undefined || matchOf(filled(to.path), target) !== null) && matchOf(filled(to.pathNot), target) === null
  );
}
