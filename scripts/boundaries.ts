// Checks imports: the rules of .dependency-cruiser.cjs for files, and no import cycles between folders.
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readFileSync } from 'node:fs';
import { folderCycles, type Module } from './folder-cycles.ts';
import { filesIn, ROOT } from './source-files.ts';
import { isForbidden, typeImports, type PathRule } from './svelte-type-imports.ts';

/** Tests and the test kits of games import whatever they test. */
const EXCLUDED = /\.test\.ts$|\/tests\/|^src\/games\/[^/]+\/testkit\//;
const INSIDE = /^(src|scripts)\//;

/** A file may be in the result twice: found in its folder, and imported by another file. */
function modulesOf({ modules }: ICruiseResult): Module[] {
  const isCounted = (path: string): boolean => INSIDE.test(path) && !EXCLUDED.test(path);
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

const components: Module[] = filesIn('src/web', '.svelte').map((source) => ({
  source,
  imports: typeImports(source, readFileSync(ROOT + source, 'utf8')),
}));
// Rules about kinds of dependencies speak of values or packages.
const pathRules = (options.ruleSet!.forbidden as readonly PathRule[]).filter(({ to }) =>
  Object.keys(to).every((key) => key === 'path' || key === 'pathNot'),
);
const forbidden = components.flatMap(({ source, imports }) =>
  imports.flatMap((target) =>
    pathRules.flatMap((rule) => (isForbidden(rule, source, target) ? [`${rule.name}: ${source} → ${target}`] : [])),
  ),
);
for (const line of forbidden) process.stdout.write(`  error ${line}\n`);

const cycles = folderCycles([...modulesOf(result), ...components]);
for (const { folder, entries, imports } of cycles) {
  const cycle = `${folder}: import cycle between ${entries.join(', ')}`;
  process.stdout.write(`  error ${[cycle, ...imports].join('\n    ')}\n`);
}
if (cycles.length === 0) process.stdout.write('✔ no import cycles between folders\n');
process.exitCode = report.exitCode > 0 || forbidden.length > 0 || cycles.length > 0 ? 1 : 0;
