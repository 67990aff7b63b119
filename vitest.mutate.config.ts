import { defineConfig } from 'vitest/config';

/** What Stryker runs against each mutant: the domain's own tests, with few enough examples to finish. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/support/temporal.ts', 'tests/support/quick-properties.ts'],
    testTimeout: 20_000,
    // Pure functions have nothing to keep apart; loaded anew for each mutant, their tests would take ten times as long.
    isolate: false,
  },
});
