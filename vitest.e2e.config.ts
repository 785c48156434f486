import { defineConfig } from 'vitest/config';

/** The tests in a real browser: `npm run e2e`. They are apart because they need Chromium and the built page. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/setup.ts'],
    // A whole game through a browser, on a machine that may be busy.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One browser at a time: two would measure each other.
    fileParallelism: false,
  },
});
