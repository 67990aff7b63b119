import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import browsers from './playwright.config.ts';
import { SOURCE } from './scripts/build/shared-ids.mjs';

/** Each story, rendered in a real Chromium and looked through by axe. */
export default defineConfig({
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
  // What Vite meets only when adapters or lazy parts are imported: found in the middle of a run, it reloads the tests.
  optimizeDeps: {
    include: [
      '@tanstack/react-table',
      'axios',
      'inversify',
      'js-cookie',
      'react-dom/server',
      'reflect-metadata/lite',
      'valibot',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 20_000,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: browsers.use?.launchOptions ?? {} }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
