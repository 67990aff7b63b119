import { chromium } from '@playwright/test';
import { findChromium } from '../machine/find-chromium.mjs';
import { serveBuilt } from '../machine/serve-built.mjs';
import { firstView } from './page/first-view.mjs';
import { serveHttp2 } from './page/serve-http2.mjs';
import { METRICS } from './page.mjs';
import { medianAndQuartiles } from './report/statistics.mjs';
import { requestBytes } from './request-bytes.mjs';

/** @import { FirstView, ViewMetrics } from './page/first-view.mjs' */
/** @import { Report } from './report/report.mjs' */

const HOSTNAME = 'aurora.localhost';
const FIRST_PORT = 4850;
const PHONE = 390;
const KILOBYTE = 1000;
/** The reference remotes that render their pages on a server. */
const RENDERING_SETTINGS = { LIVERY_RENDER_REMOTES: 'mainApp,resort' };

/** @typedef {Record<'home' | 'rendered' | 'clientHome' | 'client', FirstView[]>} Views */

/**
 * Measures the first view of hotel results, or of the first hotel among them, compared with the home page and with both
 * pages rendered by the browser, in turn; all over HTTP/2.
 *
 * @param {'results' | 'details'} name
 * @param {{ rounds: number }} options
 * @returns {Promise<Report>}
 */
export async function measureDeciding(name, { rounds }) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here: see CONTRIBUTING.md.');
  const edge = await serveBuilt(FIRST_PORT, RENDERING_SETTINGS);
  const unrendering = await serveBuilt(edge.port + 1, { LIVERY_RENDER_DEADLINE_MS: '0' });
  const front = await serveHttp2({ to: edge.port, from: unrendering.port + 1 });
  const clientFront = await serveHttp2({ to: unrendering.port, from: front.port + 1 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const results = resultsPath();
  const path = name === 'results' ? results : await detailsPath(edge.port, results);
  const addresses = {
    home: [front.port, '/'],
    rendered: [front.port, path],
    clientHome: [clientFront.port, '/'],
    client: [clientFront.port, path],
  };
  try {
    /** @type {Views} */
    const views = { home: [], rendered: [], clientHome: [], client: [] };
    for (let round = 0; round <= rounds; round += 1) {
      console.error(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
      for (const kind of /** @type {(keyof Views)[]} */ (Object.keys(views))) {
        const [port, at] = addresses[kind];
        const view = await firstView(browser, `https://${HOSTNAME}:${port}${at}`, PHONE);
        if (round > 0) views[kind].push(view);
      }
    }
    return reportOn(name, views);
  } finally {
    await browser.close();
    for (const server of [front, clientFront, edge, unrendering]) server.stop();
  }
}

/** Results for a stay of three nights, in three weeks. */
function resultsPath() {
  const dayAhead = (/** @type {number} */ days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = new URLSearchParams({ checkIn: dayAhead(20), checkOut: dayAhead(23), guests: '2' });
  return `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&${stay}`;
}

/** The address of the first hotel among the results. @param {number} port @param {string} results */
async function detailsPath(port, results) {
  const headers = { host: `${HOSTNAME}:${port}`, accept: 'text/html' };
  const { body } = await requestBytes({ port, path: results, headers });
  const link = /href="(\/booknow\/hotels\/search-details[^"]*)"/.exec(body.toString('utf8'))?.[1];
  if (link === undefined) throw new Error('The edge rendered no results.');
  return link.replaceAll('&amp;', '&');
}

/** @param {'results' | 'details'} name @param {Views} views @returns {Report} */
function reportOn(name, views) {
  /** @type {(kind: keyof Views, metric: keyof ViewMetrics) => import('./report/statistics.mjs').Spread} */
  const spread = (kind, metric) => medianAndQuartiles(views[kind].map((view) => view[metric]));
  const median = (/** @type {keyof Views} */ kind, /** @type {keyof ViewMetrics} */ metric) =>
    spread(kind, metric).median;
  return {
    figures: [
      { name: 'LCP / home’s LCP', value: median('rendered', 'lcp') / median('home', 'lcp'), atMost: 1.3 },
      { name: 'requests in series before LCP', value: median('rendered', 'serialRequests'), atMost: 3 },
      { name: 'scripts', value: median('rendered', 'scripts'), atMost: 16 },
      { name: 'scripts, kB', value: median('rendered', 'scriptBytes') / KILOBYTE, atMost: 260 },
      { name: 'layout shift', value: median('rendered', 'cls'), atMost: 0 },
      { name: 'API calls', value: median('rendered', 'apiCalls'), atMost: 0 },
      {
        name: 'in the browser alone: LCP / home’s LCP',
        value: median('client', 'lcp') / median('home', 'lcp'),
        atMost: 2.5,
      },
      {
        name: 'in the browser alone: LCP / home’s LCP there',
        value: median('client', 'lcp') / median('clientHome', 'lcp'),
      },
      { name: 'in the browser alone: requests in series', value: median('client', 'serialRequests'), atMost: 6 },
    ],
    tables: [
      {
        title: `First view of hotel ${name}, ${views.rendered.length} rounds: median (quartiles)`,
        columns: ['', 'the home page', 'rendered by the edge', 'home in the browser alone', 'rendered by the browser'],
        rows: /** @type {(keyof ViewMetrics)[]} */ (Object.keys(METRICS)).map((metric) => [
          METRICS[metric],
          spread('home', metric),
          spread('rendered', metric),
          spread('clientHome', metric),
          spread('client', metric),
        ]),
      },
    ],
    notes: [],
  };
}
