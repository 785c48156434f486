// Makes sure that there is a Chromium for the browser tests: looks for one, installs Debian's where that is possible, and otherwise prints
// what to do. Writes to standard error only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, or null. The environment variable CHROMIUM can name one. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...PLACES].find((path) => existsSync(path)) ?? null;
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('meadhall: installing Chromium for the tests in the browser (apt-get)…\n');
  const quiet = {
    stdio: ['ignore', 'ignore', process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && findBrowser() === null) {
  install();
  if (findBrowser() === null) {
    process.stderr.write(
      'meadhall: the tests in the browser need Chromium or Chrome. Install one (Debian: apt-get install chromium), or name it in CHROMIUM.\n',
    );
    process.exitCode = 1;
  }
}
