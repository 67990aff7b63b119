import { chromium } from '@playwright/test';
import { findChromium } from '../machine/find-chromium.mjs';
import { serveBuilt } from '../machine/serve-built.mjs';
import { serveCopy } from './page/copy-server.mjs';
import { firstView } from './page/first-view.mjs';
import { spreadOf } from './report/statistics.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { FirstView, ViewMetrics } from './page/first-view.mjs' */
/** @import { Report, Table } from './report/report.mjs' */

const HOSTNAME = 'aurora.localhost';
const FIRST_PORT = 4750;
const PHONE = 390;
const WIDTHS = [320, 768, 1440];
const PATHS = ['/', '/about', '/faqs'];

/** @type {Record<keyof ViewMetrics, string>} */
const METRICS = {
  fcp: 'first contentful paint, ms',
  lcp: 'largest contentful paint, ms',
  hydrated: 'hydrated, ms',
  cls: 'layout shift',
  serialRequests: 'requests in series before the largest paint',
  apiCalls: 'API calls of the browser',
  bytes: 'bytes received',
};

/**
 * Measures the first view of the home page next to the same page saved as a file, and next to the one that the browser
 * renders, in turn.
 *
 * @param {{ rounds: number }} options
 * @returns {Promise<Report>}
 */
export async function measurePage({ rounds }) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here: see CONTRIBUTING.md.');
  const edge = await serveBuilt(FIRST_PORT);
  const copy = await serveCopy({ hostname: HOSTNAME, edgePort: edge.port, from: edge.port + 1 });
  const unrendering = await serveBuilt(copy.port + 1, { LIVERY_RENDER_DEADLINE_MS: '0' });
  const clientRendered = await serveCopy({
    hostname: HOSTNAME,
    edgePort: unrendering.port,
    from: unrendering.port + 1,
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const ports = { rendered: edge.port, static: copy.port, client: clientRendered.port };
    const views = await inTurn(browser, ports, rounds);
    return reportOn(views, await viewsOfPages(browser, edge.port));
  } finally {
    await browser.close();
    for (const server of [edge, copy, unrendering, clientRendered]) server.stop();
  }
}

/** @typedef {{ rendered: FirstView[], static: FirstView[], client: FirstView[] }} Views */

/**
 * The first round fills caches and is not counted.
 *
 * @param {Browser} browser
 * @param {Record<keyof Views, number>} ports
 * @param {number} rounds
 */
async function inTurn(browser, ports, rounds) {
  /** @type {Views} */
  const views = { rendered: [], static: [], client: [] };
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
    for (const name of /** @type {(keyof Views)[]} */ (Object.keys(views))) {
      const view = await firstView(browser, addressOf(ports[name]), PHONE);
      if (round > 0) views[name].push(view);
    }
  }
  return views;
}

/** @typedef {{ path: string, width: number, view: FirstView }} PageView */

/** One view of each page in each width. @param {Browser} browser @param {number} port @returns {Promise<PageView[]>} */
async function viewsOfPages(browser, port) {
  console.error('each page in each width …');
  const views = [];
  for (const path of PATHS) {
    for (const width of WIDTHS) {
      views.push({ path, width, view: await firstView(browser, addressOf(port, path), width) });
    }
  }
  return views;
}

/** @param {number} port */
function addressOf(port, path = '/') {
  return `http://${HOSTNAME}:${port}${path}`;
}

/** @param {Views} views @param {readonly PageView[]} pages @returns {Report} */
function reportOn(views, pages) {
  /** @type {(name: keyof Views, metric: keyof ViewMetrics) => import('./report/statistics.mjs').Spread} */
  const spread = (name, metric) => spreadOf(views[name].map((view) => view[metric]));
  /** @type {(metric: 'fcp' | 'lcp', other: 'static' | 'client') => number} */
  const ratio = (metric, other) => spread('rendered', metric).median / spread(other, metric).median;
  /** @type {(metric: 'apiCalls' | 'cls') => number} */
  const most = (metric) => Math.max(...pages.map(({ view }) => view[metric]));
  /** @type {Table} */
  const home = {
    title: `First view of the home page, ${views.rendered.length} rounds: median (quartiles)`,
    columns: ['', 'rendered by the edge', 'saved as a static file', 'rendered by the browser'],
    rows: /** @type {(keyof ViewMetrics)[]} */ (Object.keys(METRICS)).map((metric) => [
      METRICS[metric],
      spread('rendered', metric),
      spread('static', metric),
      spread('client', metric),
    ]),
  };
  return {
    figures: [
      { name: 'FCP / static file', value: ratio('fcp', 'static'), atMost: 1.1 },
      { name: 'LCP / static file', value: ratio('lcp', 'static'), atMost: 1.1 },
      { name: 'FCP / rendered by the browser', value: ratio('fcp', 'client') },
      { name: 'LCP / rendered by the browser', value: ratio('lcp', 'client') },
      { name: 'requests in series before LCP', value: spread('rendered', 'serialRequests').median, atMost: 2 },
      { name: 'API calls on first view: home, about, FAQ', value: most('apiCalls'), atMost: 0 },
      { name: `layout shift at ${WIDTHS.join(', ')} px: home, about, FAQ`, value: most('cls'), atMost: 0 },
    ],
    tables: [
      home,
      {
        title: 'One first view of each page',
        columns: ['page', 'width, px', METRICS.cls, METRICS.apiCalls, METRICS.fcp, METRICS.lcp],
        rows: pages.map(({ path, width, view }) => [path, width, view.cls, view.apiCalls, view.fcp, view.lcp]),
      },
    ],
    notes: shiftNotes(pages),
  };
}

/** What moved, for whoever looks for the reason. @param {readonly PageView[]} pages */
function shiftNotes(pages) {
  const moved = pages.filter(({ view }) => view.shifted.length > 0);
  return moved.map(({ path, width, view }) => `Shifted on ${path} at ${width} px: ${view.shifted.join(', ')}`);
}
