// Who may import whom: the rules of .dependency-cruiser.cjs for files, and no circles between folders.
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { folderCycles, type Module } from './folder-cycles.ts';

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
for (const { folder, entries, imports } of cycles) {
  const circle = `${folder}: ${entries.join(', ')} import each other in a circle`;
  process.stdout.write(`  error ${[circle, ...imports].join('\n    ')}\n`);
}
if (cycles.length === 0) process.stdout.write('✔ no circles between folders\n');
process.exitCode = report.exitCode > 0 || cycles.length > 0 ? 1 : 0;
