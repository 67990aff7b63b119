import type * as sandbox from '@livery/sandbox/app';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { createJiti } from 'jiti';
import { defineConfig } from 'vitest/config';
import browsers from '../playwright.config.ts';
import { answerFromSandbox } from '../scripts/build/serve-sandbox.ts';
import { SOURCE } from '../scripts/build/shared-ids.mjs';
import { PROJECT_ROOT } from '../scripts/machine/project-root.mjs';

/** What Vite loads here is made for Vitest's pages: its `import()` exists in them only. */
const sandboxInNode = () =>
  createJiti(import.meta.url, { alias: { '@livery/contract': `${PROJECT_ROOT}/packages/contract/src` } }).import<
    typeof sandbox
  >('@livery/sandbox/app');

/** Each story, rendered in a real Chromium and looked through by axe. */
export default defineConfig({
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  // The plugins of `.storybook/vite.config.ts` are those of Storybook itself.
  plugins: [answerFromSandbox(sandboxInNode), storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
  // What Vite meets only when adapters or lazy parts are imported: found in the middle of a run, it reloads the tests.
  optimizeDeps: {
    include: [
      '@tanstack/react-table',
      'axios',
      'inversify',
      'js-cookie',
      'maplibre-gl',
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
