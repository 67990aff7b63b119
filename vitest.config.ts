import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    setupFiles: ['tests/support/temporal.ts'],
    // Both cores of a small machine: by itself it would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});
