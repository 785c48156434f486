import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test waits for anything; a slow machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One core is left free unless told, which is half of a small machine.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
