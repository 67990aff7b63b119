import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    setupFiles: ['tests/support/temporal.ts'],
    testTimeout: 20_000,
  },
});
