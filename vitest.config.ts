import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take minutes come first, so that no core waits for the last of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('conformance');
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    // No test waits for anything; a slow machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One core is left free unless told, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
