import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test waits for anything; a slow machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
