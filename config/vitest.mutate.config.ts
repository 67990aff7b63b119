import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE } from '../scripts/build/shared-ids.mjs';

// A mutant lives or dies by the kind of input, rarely by the hundredth of its kind.
process.env['PROPERTY_RUNS'] ??= '0.3';
// A property's seed is part of its test's name, by which Stryker finds again what covers a mutant.
process.env['PROPERTY_SEED'] ??= '1';

/** What Stryker runs against each mutant: the tests of the domain and the application, with few enough examples to finish. */
export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/support/temporal.ts', 'packages/testkit/src/runs.ts'],
    testTimeout: 20_000,
    // Pure functions have nothing to keep apart; loaded anew for each mutant, their tests would take ten times as long.
    isolate: false,
  },
});
