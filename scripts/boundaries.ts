// Who may import whom: the rules of .dependency-cruiser.cjs for files, and no circles between folders.
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCycles, type Module } from './folder-cycles.ts';

/** Folders whose entries may still import each other in a circle. To be emptied: what is clean must not be here. */
const CIRCLES_LEFT: readonly RegExp[] = [
  /^src\/web(\/|$)/, // lobby, table and games of the page
  /^src\/games\/[^/]+$/, // ids and facts of a game
];

/** Tests, and what is there for tests of a game, import whatever they try. */
const LEFT_OUT = /\.test\.ts$|\/tests\/|^src\/games\/[^/]+\/testkit\//;
const INSIDE = /^(src|scripts)\//;

/** A file may be in the result twice: as found in its folder, and as imported by another. */
function modulesOf({ modules }: ICruiseResult): Module[] {
  const isCounted = (path: string): boolean => INSIDE.test(path) && !LEFT_OUT.test(path);
  return modules
    .filter(({ source }) => isCounted(source))
    .map(({ source, dependencies }) => ({
      source,
      imports: dependencies.map(({ resolved }) => resolved).filter(isCounted),
    }));
}

const options = await extractOptions('./.dependency-cruiser.cjs');
const tsConfig = extractTsConfig('tsconfig.json') as unknown;
const { output } = await cruise(['src', 'scripts'], options, {}, { tsConfig });
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err' });
process.stdout.write(report.output as string);

const cycles = folderCycles(modulesOf(result));
const faults = [
  ...cycles
    .filter(({ folder }) => !CIRCLES_LEFT.some((left) => left.test(folder)))
    .map(({ folder, entries, imports }) =>
      [`${folder}: ${entries.join(', ')} import each other in a circle`, ...imports].join('\n    '),
    ),
  ...CIRCLES_LEFT.filter((left) => !cycles.some(({ folder }) => left.test(folder))).map(
    (left) => `${left.source}: no circle is left; take it off the list in scripts/boundaries.ts`,
  ),
];
for (const fault of faults) process.stdout.write(`  error ${fault}\n`);
const left =
  cycles.length === 0 ? '' : ` but those still to be mended in ${cycles.map(({ folder }) => folder).join(', ')}`;
if (faults.length === 0) process.stdout.write(`✔ no circles between folders${left}\n`);
process.exitCode = report.exitCode > 0 || faults.length > 0 ? 1 : 0;
