import type * as sandbox from '@livery/sandbox/app';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { createJiti } from 'jiti';
import { defineConfig } from 'vitest/config';
import browsers from '../playwright.config.ts';
import { answerFromSandbox } from '../scripts/build/serve-sandbox.ts';
import { SOURCE } from '../scripts/build/shared-ids.mjs';
import { PROJECT_ROOT } from '../scripts/machine/project-root.mjs';

/** Vite can't load the sandbox here: it compiles modules for Vitest's pages, and their `import()` exists only there. */
const sandboxInNode = () =>
  createJiti(import.meta.url, { alias: { '@livery/contract': `${PROJECT_ROOT}/packages/contract/src` } }).import<
    typeof sandbox
  >('@livery/sandbox/app');

/** Renders each story in a real Chromium and checks it with axe. */
export default defineConfig({
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  // `.storybook/vite.config.ts` has the plugins of Storybook itself.
  plugins: [answerFromSandbox(sandboxInNode), storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
  // Packages that only adapters or lazy parts import: if Vite found them during a run, it would reload the tests.
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
