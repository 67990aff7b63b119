import { blockingTime } from './blocking.mjs';
import { observePage } from './observe-page.mjs';
import { recordRequests } from './record-requests.mjs';
import { serialRequests } from './serial-requests.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { Measured } from './observe-page.mjs' */

/**
 * Times are milliseconds since the navigation began; `serialRequests` counts those before the largest contentful paint.
 *
 * @typedef {object} ViewMetrics
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {number} blocked
 * @property {number} longestTask
 * @property {number} hydrated `NaN` for a page without scripts
 * @property {number} serialRequests
 * @property {number} apiCalls
 * @property {number} requests
 * @property {number} scripts
 * @property {number} scriptsBefore requested before the page was hydrated; `NaN` for a page without scripts
 * @property {number} scriptBytes
 * @property {number} bytes
 *
 * @typedef {ViewMetrics & { shifted: readonly string[] }} FirstView
 */

/** A slow fourth-generation network, and a phone that is four times as slow as this machine. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_RATE = 4;
const MOST_MS = 60_000;

/**
 * Opens a page with an empty cache, slowed down, and waits until it is hydrated and quiet.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {number} width in CSS pixels
 * @param {{ hasScripts?: boolean }} [page]
 * @returns {Promise<FirstView>}
 */
export async function firstView(browser, address, width, { hasScripts = true } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'en-US',
    // The certificate of nginx is self-signed.
    ignoreHTTPSErrors: true,
    timezoneId: 'Europe/Lisbon',
    // Files that it stores for later don't belong to the first view, and would not be slowed down.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const recordedRequest = await recordRequests(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(observePage);
    await page.goto(address, { timeout: MOST_MS });
    const measuredHandle = await page.evaluateHandle(
      () => /** @type {typeof window & Measured} */ (window).pageMetrics,
    );
    const lastMetric = hasScripts ? 'hydrated' : 'lcp';
    await page.waitForFunction(
      ([metrics, name]) => metrics[name] !== undefined,
      /** @type {const} */ ([measuredHandle, lastMetric]),
      {
        timeout: MOST_MS,
      },
    );
    await recordedRequest.whenQuiet();
    const {
      fcp = Number.NaN,
      lcp = Number.NaN,
      hydrated = Number.NaN,
      longTasks,
      ...remainingMetrics
    } = await measuredHandle.jsonValue();
    const requests = recordedRequest.requests();
    const scripts = requests.filter(({ isScript }) => isScript);
    const start = requests[0]?.start ?? Number.NaN;
    return {
      fcp,
      lcp,
      ...remainingMetrics,
      ...blockingTime(longTasks, fcp),
      hydrated,
      serialRequests: serialRequests(requests, start + lcp),
      apiCalls: requests.filter((request) => request.isApiCall).length,
      requests: requests.length,
      scripts: scripts.length,
      scriptsBefore: hasScripts ? scripts.filter((script) => script.start < start + hydrated).length : Number.NaN,
      scriptBytes: sumOfBytes(scripts),
      bytes: sumOfBytes(requests),
    };
  } finally {
    await context.close();
  }
}

/** @param {readonly import('./serial-requests.mjs').PageRequest[]} requests */
function sumOfBytes(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
