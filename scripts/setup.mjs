// Installs missing dependencies before the program or its tests start, so that one command is enough on a fresh clone. Plain
// JavaScript without dependencies, because nothing is installed yet. Writes to standard error only: standard output belongs
// to the command that follows (the referee writes JSON there).
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LOCK = 'package-lock.json';
/** npm writes this file at the end of an installation, so its time is that of the installation. */
const INSTALLED = 'node_modules/.package-lock.json';

const problem = nodeProblem() ?? (isInstalled() ? null : install());
if (problem !== null) {
  process.stderr.write(`meadhall: ${problem}\n`);
  process.exitCode = 1;
}

function nodeProblem() {
  const range = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node;
  const [major, minor] = range.replace('>=', '').split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return null;
  return `Node ${range} is needed, this is Node ${process.versions.node}. See https://nodejs.org for a newer one.`;
}

function isInstalled() {
  const installed = statSync(root + INSTALLED, { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(root + LOCK).mtimeMs;
}

function install() {
  process.stderr.write('meadhall: installing dependencies (npm ci)…\n');
  // Without an explicit level, `npm run --silent` would also hide why an installation failed.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=warn'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (npm.error) return `npm could not be started (${npm.error.message}). It comes with Node; is it on the PATH?`;
  if (npm.status !== 0) return 'the dependencies could not be installed; npm says why above. Is the network reachable?';
  return null;
}
