// Builds the page if it is missing or older than its sources. Writes to standard error only.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const BUILT = 'dist/web/index.html';
/** Everything that the page is built from. */
const SOURCES = [
  'src/web',
  'src/protocol',
  'src/text',
  'src/games',
  'docs/rules',
  'vite.config.ts',
  'package-lock.json',
];

const latest = (path) => {
  const status = statSync(root + path);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(0, ...readdirSync(root + path).map((name) => latest(`${path}/${name}`)));
};

const built = statSync(root + BUILT, { throwIfNoEntry: false });
if (built === undefined || built.mtimeMs < Math.max(...SOURCES.map(latest))) {
  process.stderr.write('meadhall: building the page…\n');
  const vite = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
    // The test runner sets another NODE_ENV, which makes the page half as large again.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (vite.status !== 0) {
    process.stderr.write('meadhall: the page could not be built; the reason is above.\n');
    process.exitCode = 1;
  }
}
