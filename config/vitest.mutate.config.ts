import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SOURCE } from '../scripts/build/shared-ids.mjs';

// Whether a mutant is found depends on the kinds of input, rarely on how many there are of a kind.
process.env['PROPERTY_RUNS'] ??= '0.3';
// The seed is part of the names of property tests; Stryker needs stable names to find the tests that cover a mutant.
process.env['PROPERTY_SEED'] ??= '1';

/** The tests that Stryker runs against each mutant: domain and application, with few examples to save time. */
export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/support/temporal.ts', 'packages/testkit/src/runs.ts'],
    testTimeout: 20_000,
    // Pure functions need no isolation; loading their tests anew for each mutant would take ten times as long.
    isolate: false,
  },
});
