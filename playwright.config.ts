import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/machine/find-chromium.mjs';

/** Two checkouts on one machine test beside each other with two ports. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4310);
const executablePath = findChromium();

/**
 * Parts of Chromium that tests have no use for. A window's address bar is two pages of its own with a process each: a
 * third of what a test costs. The first lines repeat what Playwright disables, because this option replaces its list.
 */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'MediaRouter'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  ...['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'],
];

/** The built shell with the sandbox behind it, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/browser',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The longest journeys take 10 s on an idle machine.
  timeout: 90_000,
  // Expected changes follow the next response or script: on a busy machine that takes more than five seconds.
  expect: { timeout: 20_000 },
  globalTimeout: 1_500_000,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: `http://aurora.localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    // Tests see each request, and spoil some: only tests/browser/offline allows a worker in between.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of each test would double what the whole takes: ask for one with --trace on.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node dist/edge/main.js',
    url: `http://127.0.0.1:${PORT}/livery-config.json`,
    env: { PORT: String(PORT), LIVERY_ENVIRONMENT: 'local' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
