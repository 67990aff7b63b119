import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/support/temporal.ts'],
    // Both cores of a small machine: by itself it would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 20_000,
    projects: [
      // Pure functions have nothing to keep apart: loaded once for all of their tests, these take a sixth of the time.
      { extends: true, test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'shell',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/domain/**'],
        },
      },
    ],
  },
});
