// Runs a benchmark: `npm run bench -- engine`. Plain JavaScript without dependencies, because on a fresh clone nothing
// is installed yet. Standard output belongs to the benchmark's JSON lines; everything said here goes to standard error.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
/** For each benchmark: how long it takes, and the programs that run in processes of their own beside it; peers from their packages. */
const BENCHES = {
  engine: { takes: 'about a minute', programs: [] },
  server: { takes: 'about five minutes', programs: ['server/floor'], peers: ['server/boardgame-io'] },
  page: { takes: 'about half a minute', programs: [] },
};

const [name, ...args] = process.argv.slice(2);
process.exitCode = Object.hasOwn(BENCHES, name ?? '') ? await bench(name, args) : usage(name);

function say(sentence) {
  process.stderr.write(`bench: ${sentence}\n`);
}

function usage(given) {
  const names = Object.keys(BENCHES);
  const known = `There are: ${names.join(', ')}. For example: npm run bench -- ${names[0]}`;
  say(given === undefined ? `name the benchmark to run. ${known}` : `there is no benchmark called ${given}. ${known}`);
  return 2;
}

/** Runs the steps until one fails; its exit code is ours. */
async function bench(entry, rest) {
  const failed = node([`${root}scripts/setup.mjs`], {}, process.stderr) || installPeers();
  if (failed) return failed;
  say(`bundling ${entry}…`);
  const bundle = await bundled(entry);
  say(`running ${entry}: ${BENCHES[entry].takes}; a quiet machine gives steadier figures…`);
  return node([bundle, ...rest], { NODE_ENV: 'production' }, 'inherit');
}

function node(command, env, stdout) {
  const run = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
  return run.status ?? 1;
}

/** The peers have a lock file of their own, so that the product never depends on them. */
function installPeers() {
  const installed = statSync(`${here}node_modules/.package-lock.json`, { throwIfNoEntry: false });
  if (installed !== undefined && installed.mtimeMs >= statSync(`${here}package-lock.json`).mtimeMs) return 0;
  say('installing the peers (npm ci)…');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: here,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return 0;
  say('the peers could not be installed; npm says why above. Is the network reachable?');
  return 1;
}

async function bundled(entry) {
  const { build } = await import('esbuild');
  const programs = [entry, ...BENCHES[entry].programs];
  await build({
    entryPoints: programs.map((program) => `${here}${program}.ts`),
    outdir: `${here}out`,
    outbase: here,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // A look at the environment goes through the operating system each time, and peers look in every move. A production
    // bundle has the answer written in; so has this one.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Peers offer modules to bundlers: no detour through getters of CommonJS.
    mainFields: ['module', 'main'],
    // It drives a browser, and loads parts of itself by name.
    external: ['playwright-core'],
    // Packages in CommonJS inside a module: they ask for what Node has.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  // A server is run from its package, as its users run it; only what we wrote for it is put together here.
  await build({
    entryPoints: (BENCHES[entry].peers ?? []).map((program) => `${here}${program}.ts`),
    outdir: `${here}out`,
    outbase: here,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['boardgame.io/*'],
    logLevel: 'warning',
  });
  return `${here}out/${entry}.mjs`;
}
