import { chromium } from '@playwright/test';
import { findChromium } from '../machine/find-chromium.mjs';
import { serveBuilt } from '../machine/serve-built.mjs';
import { serveBare } from './page/bare-server.mjs';
import { firstView } from './page/first-view.mjs';
import { serveFloor } from './page/floor/serve-floor.mjs';
import { serveHttp2 } from './page/serve-http2.mjs';
import { medianAndQuartiles } from './report/statistics.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { FirstView, ViewMetrics } from './page/first-view.mjs' */
/** @import { Report, Table } from './report/report.mjs' */

const HOSTNAME = 'aurora.localhost';
const FIRST_PORT = 4750;
const PHONE = 390;
const WIDTHS = [320, 768, 1440];
const PATHS = ['/', '/about', '/faqs'];

/** @type {Record<keyof ViewMetrics, string>} */
export const METRICS = {
  fcp: 'first contentful paint, ms',
  lcp: 'largest contentful paint, ms',
  hydrated: 'hydrated, ms',
  cls: 'layout shift',
  blocked: 'total blocking time, ms',
  longestTask: 'longest task, ms',
  serialRequests: 'requests in series before the largest paint',
  apiCalls: 'API calls of the browser',
  requests: 'requests',
  scripts: 'scripts',
  scriptsBefore: 'scripts before it is hydrated',
  scriptBytes: 'bytes of scripts',
  bytes: 'bytes received',
};

/**
 * Measures the first view of the home page compared with the same page without scripts, with a plain page that uses the
 * same libraries, and with the page rendered by the browser, in turn; all over HTTP/2.
 *
 * @param {{ rounds: number }} options
 * @returns {Promise<Report>}
 */
export async function measurePage({ rounds }) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here: see CONTRIBUTING.md.');
  const edge = await serveBuilt(FIRST_PORT);
  const bare = await serveBare({ edgePort: edge.port, from: edge.port + 1 });
  const floor = await serveFloor({ edgePort: edge.port, host: `${HOSTNAME}:${edge.port}`, from: bare.port + 1 });
  const unrendering = await serveBuilt(floor.port + 1, { LIVERY_RENDER_DEADLINE_MS: '0' });
  /** @type {Awaited<ReturnType<typeof serveHttp2>>[]} */
  const fronts = [];
  for (const { port } of [edge, bare, floor, unrendering]) {
    fronts.push(await serveHttp2({ to: port, from: (fronts.at(-1)?.port ?? unrendering.port) + 1 }));
  }
  const [front = edge, withoutScripts = bare, plain = floor, client = unrendering] = fronts;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const ports = { rendered: front.port, bare: withoutScripts.port, floor: plain.port, client: client.port };
    const views = await inTurn(browser, ports, rounds);
    return reportOn(views, await viewsOfPages(browser, front.port));
  } finally {
    await browser.close();
    for (const server of [...fronts, edge, bare, floor, unrendering]) server.stop();
  }
}

/** @typedef {{ rendered: FirstView[], bare: FirstView[], floor: FirstView[], client: FirstView[] }} Views */

/**
 * The first round fills caches and is not counted.
 *
 * @param {Browser} browser
 * @param {Record<keyof Views, number>} ports
 * @param {number} rounds
 */
async function inTurn(browser, ports, rounds) {
  /** @type {Views} */
  const views = { rendered: [], bare: [], floor: [], client: [] };
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
    for (const name of /** @type {(keyof Views)[]} */ (Object.keys(views))) {
      const view = await firstView(browser, pageAddress(ports[name]), PHONE, { hasScripts: name !== 'bare' });
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
      views.push({ path, width, view: await firstView(browser, pageAddress(port, path), width) });
    }
  }
  return views;
}

/** @param {number} port */
function pageAddress(port, path = '/') {
  return `https://${HOSTNAME}:${port}${path}`;
}

/** @param {Views} views @param {readonly PageView[]} pages @returns {Report} */
function reportOn(views, pages) {
  /** @type {(name: keyof Views, metric: keyof ViewMetrics) => import('./report/statistics.mjs').Spread} */
  const spread = (name, metric) => medianAndQuartiles(views[name].map((view) => view[metric]));
  /** @type {(metric: 'fcp' | 'lcp' | 'blocked', other: 'bare' | 'floor' | 'client') => number} */
  const ratio = (metric, other) => spread('rendered', metric).median / spread(other, metric).median;
  /** @type {(metric: 'apiCalls' | 'cls') => number} */
  const most = (metric) => Math.max(...pages.map(({ view }) => view[metric]));
  /** @type {Table} */
  const home = {
    title: `First view of the home page, ${views.rendered.length} rounds: median (quartiles)`,
    columns: ['', 'rendered by the edge', 'the same without scripts', 'a plain page', 'rendered by the browser'],
    rows: /** @type {(keyof ViewMetrics)[]} */ (Object.keys(METRICS)).map((metric) => [
      METRICS[metric],
      spread('rendered', metric),
      spread('bare', metric),
      spread('floor', metric),
      spread('client', metric),
    ]),
  };
  return {
    figures: [
      { name: 'FCP / without scripts', value: ratio('fcp', 'bare'), atMost: 1.05 },
      { name: 'LCP / without scripts', value: ratio('lcp', 'bare'), atMost: 1.1 },
      { name: 'total blocking time / a plain page', value: ratio('blocked', 'floor'), atMost: 1.3 },
      { name: 'scripts before it is hydrated', value: spread('rendered', 'scriptsBefore').median, atMost: 8 },
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

/** The elements that were shifted, to help to find the reason. @param {readonly PageView[]} pages */
function shiftNotes(pages) {
  const movedPages = pages.filter(({ view }) => view.shifted.length > 0);
  return movedPages.map(({ path, width, view }) => `Shifted on ${path} at ${width} px: ${view.shifted.join(', ')}`);
}
