// A vitest reporter for npm test: writes how many tests passed and failed to the file that MEADHALL_TEST_COUNTS names.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap(({ children }) => Array.from(children.allTests(), (test) => test.result().state));
    const count = (wanted: string): number => states.filter((state) => state === wanted).length;
    const counts: TestCounts = { passed: count('passed'), failed: count('failed') };
    writeFileSync(process.env['MEADHALL_TEST_COUNTS']!, JSON.stringify(counts));
  }
}
