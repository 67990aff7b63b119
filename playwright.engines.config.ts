import { defineConfig } from '@playwright/test';
import browsers from './playwright.config.ts';
import type { OfEngine } from './tests/engines/support/journey.ts';

const [edge] = [browsers.webServer ?? []].flat();

/** The built shell with the sandbox behind it, in engines other than Chromium. */
export default defineConfig<object, OfEngine>({
  ...browsers,
  testMatch: '{tests,reference/tests}/engines/**/*.spec.ts',
  // Each engine is one program, with one focus for all of its windows.
  workers: 1,
  fullyParallel: false,
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  use: { ...browsers.use, baseURL: `http://aurora.localhost:${edge?.env?.PORT}` },
  ...(edge === undefined ? {} : { webServer: edge }),
});
