import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesIn, ROOT } from './scripts/source-files.ts';

/** Files that take long, the longest first. */
const LONG = [
  /kill\.test/,
  /conformance/,
  /\.e2e\.ts$/,
  /(pool|two-worlds|malformed|chaos|serve-process|disk|bots)\.test/,
];

/** They begin first, so that no core waits for the last of them. Files that share a process come last, one after the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const long = LONG.findIndex((pattern) => pattern.test(moduleId));
      return long >= 0 ? long : project.config.isolate ? LONG.length : LONG.length + 1;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const replacing = new Map<string, boolean>();

/** The file itself, or one that it imports, directly or not. */
function replacesModules(file: string): boolean {
  const known = replacing.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(ROOT + file, 'utf8');
  const isReplacing = /\bvi\.(do)?mock\(/i.test(text);
  replacing.set(file, isReplacing);
  if (isReplacing) return true;
  const imported = Array.from(text.matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g), ([, path]) => join(dirname(file), path!));
  replacing.set(file, imported.filter((path) => existsSync(ROOT + path)).some(replacesModules));
  return replacing.get(file)!;
}

/**
 * Tests of rules, words and the page's logic leave nothing behind for the next, so their files share a process and what it has loaded, which saves more
 * than half of their time. Not so the few that put other modules in place of the real ones.
 */
const PURE = ['kernel', 'games', 'text', 'protocol', 'bots', 'testkit', 'web']
  .flatMap((folder) => filesIn(`src/${folder}`, '.test.ts'))
  .concat(filesIn('scripts', '.test.ts'))
  .filter((file) => !replacesModules(file));

export default defineConfig({
  test: {
    // Nothing is tested by the clock: these limits only end what hangs, on a machine that may be slow and busy.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    teardownTimeout: 120_000,
    // One core is left free unless told, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'apart', include: ['{src,scripts}/**/*.test.ts'], exclude: PURE } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/setup.ts'],
          isolate: false,
          // They play by chance, and a few games in a hundred meet a state that a test does not expect: it is run once more.
          retry: 1,
          expect: { poll: { timeout: 300_000 } },
        },
      },
    ],
  },
});
