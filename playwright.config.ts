import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/machine/find-chromium.mjs';

/** Two checkouts can test on one machine at the same time if their ports differ; the next port is used too. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4310);
const CLIENT_PORT = PORT + 1;
/** Tests of pages that the edge renders: the first view itself, and what doesn't depend on the browser's calls. */
const RENDERED = /tests\/browser\/(first-view|offline)\//;
/** The reference remotes that have an entry for servers. */
const RENDERING = {
  LIVERY_RENDER_REMOTES: 'blog,topDestinations,destinationDetails,mainApp,resort',
  // On a busy machine the default is too short for some pages, which then come in their loading state.
  LIVERY_RENDER_DEADLINE_MS: '3000',
};
const executablePath = findChromium();

/**
 * Features of Chromium that tests don't need. A window's address bar is two more pages with a process each: a third of
 * what a test costs. The first lines repeat what Playwright disables, because this option replaces its list.
 */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'MediaRouter'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  ...['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'],
];

/** The built shell with the sandbox behind it, in a real Chromium. */
export default defineConfig({
  testMatch: '{tests,reference/tests}/browser/**/*.spec.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The longest journeys take 10 s on an idle machine.
  timeout: 90_000,
  // Expected changes wait for the next response or script: on a busy machine that takes more than five seconds.
  expect: { timeout: 20_000 },
  // Only ends runs that hang: a whole run takes 30 to 50 minutes, depending on the machine.
  globalTimeout: 5_400_000,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'test-results',
  projects: [
    { name: 'rendered', testMatch: RENDERED, use: { baseURL: `http://aurora.localhost:${PORT}` } },
    // Tests that spoil, delay or count calls need the browser to make them, so pages are served as by a static host.
    { name: 'client', testIgnore: RENDERED, use: { baseURL: `http://aurora.localhost:${CLIENT_PORT}` } },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    // Tests observe each request, and spoil some: only tests/browser/offline allows a service worker in between.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of each test would double the duration of a run: request one with --trace on.
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
  webServer: [edgeAt(PORT, RENDERING), edgeAt(CLIENT_PORT, { LIVERY_RENDER_DEADLINE_MS: '0' })],
});

/** The built edge on this port. */
function edgeAt(port: number, env: Readonly<Record<string, string>>) {
  return {
    command: 'node dist/edge/main.js',
    url: `http://127.0.0.1:${port}/livery-config.json`,
    env: { PORT: String(port), LIVERY_ENVIRONMENT: 'local', ...env },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  } as const;
}
