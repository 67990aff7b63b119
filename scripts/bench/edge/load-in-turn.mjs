import { requestBytes } from '../request-bytes.mjs';
import { HEADERS, loadServer } from './load-server.mjs';
import { serveWithNginx } from './nginx.mjs';
import { processorSeconds } from './processor-time.mjs';
import { agencyHost, everyHomePage } from './targets.mjs';

/** @import { Target } from './targets.mjs' */

/**
 * Successful responses per second, and per second of the server's processor time, a number for each round.
 *
 * @typedef {{ readonly perSecond: number[], readonly perProcessorSecond: number[] }} Rates
 */

/**
 * No rates for nginx if it is not installed.
 *
 * @typedef {Readonly<Record<keyof typeof SERIES_NAMES, Rates>> & { readonly failures: number }} InTurn
 */

const SERIES_NAMES = {
  page: 'cached pages',
  pageOfNginx: 'cached pages, nginx',
  file: 'small assets',
  fileOfNginx: 'small assets, nginx',
  uncached: 'uncached pages',
};

/**
 * Loads the edge with one page, with one small file, and with pages of which no two are the same; and nginx with the
 * bytes of the page and the file, served by as many processes. The first round fills caches and is not counted.
 *
 * @param {{ port: number, pid: number | undefined }} edge
 * @param {{ rounds: number, seconds: number, asset: string, workers: number }} options
 * @returns {Promise<InTurn>}
 */
export async function loadInTurn(edge, { rounds, seconds, asset, workers }) {
  const page = { host: agencyHost(1), path: '/' };
  const file = { host: agencyHost(1), path: asset };
  const uncached = everyHomePage();
  const { port } = edge;
  const nginx = await serveWithNginx(
    { '/': await responseTo(port, page), [asset]: await responseTo(port, file) },
    port,
    workers,
  );
  /** @type {[keyof typeof SERIES_NAMES, typeof edge | undefined, Target | (() => Target)][]} */
  const loads = [
    ['page', edge, page],
    ['pageOfNginx', nginx, page],
    ['file', edge, file],
    ['fileOfNginx', nginx, file],
    ['uncached', edge, uncached],
  ];
  const measuredRates = {
    page: noRates(),
    pageOfNginx: noRates(),
    file: noRates(),
    fileOfNginx: noRates(),
    uncached: noRates(),
    failures: 0,
  };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, server, target] of loads) {
        if (server === undefined) continue;
        const secondsBefore = processorSeconds(server.pid);
        const { responses, perSecond, failures } = await loadServer(server.port, target, { duration: seconds });
        const perProcessorSecond = responses / (processorSeconds(server.pid) - secondsBefore);
        if (round > 0) {
          measuredRates[name].perSecond.push(perSecond);
          measuredRates[name].perProcessorSecond.push(perProcessorSecond);
        }
        const when = round === 0 ? 'warming up' : `round ${round} of ${rounds}`;
        console.error(`${when}: ${SERIES_NAMES[name]}: ${Math.round(perSecond)} per second`);
        measuredRates.failures += failures;
        // Waits until requests that were cut off are done, before the next server is loaded.
        await requestPage(port, page);
      }
    }
  } finally {
    nginx?.stop();
  }
  return measuredRates;
}

/** @returns {Rates} */
function noRates() {
  return { perSecond: [], perProcessorSecond: [] };
}

/** @param {number} port @param {Target} target */
function requestPage(port, { host, path }) {
  return requestBytes({ port, path, headers: { ...HEADERS, host } });
}

/** @param {number} port @param {Target} target */
async function responseTo(port, target) {
  const response = await requestPage(port, target);
  if (response.status === 200) return response;
  throw new Error(`The edge responds to ${target.host}${target.path} with status ${response.status}.`);
}
