// npm run rules: lists which clauses, rulings, worked examples and cards have a test whose name cites them.
import { existsSync, readFileSync } from 'node:fs';
import { type RuleSource, ruleSources } from './rule-sources.ts';
import { type Tally, tally } from './rule-tally.ts';
import { filesIn, ROOT } from './source-files.ts';
import { testNames } from './test-names.ts';

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

function tallyFiles(source: RuleSource): Tally {
  const listed = source.cards === undefined ? source.rules : [...source.rules, source.cards.file];
  const absent = listed.filter((path) => !existsSync(ROOT + path));
  const testFiles = filesIn(source.tests, '.test.ts');
  const errors = absent.map((path) => `${source.name}: ${path}, listed in the test kit, does not exist`);
  if (testFiles.length === 0) errors.push(`${source.name}: there are no tests in ${source.tests}`);
  if (errors.length > 0) return { lines: [], errors, missing: 0 };
  return tally(
    source,
    { rules: source.rules.map(read), cards: source.cards ? source.cards.names(read(source.cards.file)) : [] },
    testFiles.flatMap((path) => testNames(path, read(path))),
  );
}

let failed = false;
for (const source of ruleSources) {
  const { lines, errors, missing } = tallyFiles(source);
  for (const line of lines) console.log(line);
  for (const error of errors) console.error(`error: ${error}`);
  if (errors.length > 0 || (source.isComplete && missing > 0)) failed = true;
}
process.exitCode = failed ? 1 : 0;
