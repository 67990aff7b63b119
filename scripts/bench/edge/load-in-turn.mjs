import { requestBytes } from '../request-bytes.mjs';
import { HEADERS, loadServer } from './load-server.mjs';
import { serveWithNginx } from './nginx.mjs';
import { everyHomePage, hostOf } from './targets.mjs';

/** @import { Target } from './targets.mjs' */

/**
 * Successful responses per second, a number for each round; none for nginx where it is not installed.
 *
 * @typedef {object} InTurn
 * @property {readonly number[]} page
 * @property {readonly number[]} pageOfNginx
 * @property {readonly number[]} file
 * @property {readonly number[]} fileOfNginx
 * @property {readonly number[]} uncached
 * @property {number} failures of all requests
 */

const NAMES = {
  page: 'cached pages',
  pageOfNginx: 'cached pages, nginx',
  file: 'small assets',
  fileOfNginx: 'small assets, nginx',
  uncached: 'uncached pages',
};

/**
 * Loads the edge with one page, with one small file, and with pages of which no two are the same; and nginx with the
 * bytes of the page and the file. The first round fills caches and is not counted.
 *
 * @param {number} port
 * @param {{ rounds: number, seconds: number, asset: string }} options
 * @returns {Promise<InTurn>}
 */
export async function loadInTurn(port, { rounds, seconds, asset }) {
  const page = { host: hostOf(1), path: '/' };
  const file = { host: hostOf(1), path: asset };
  const uncached = everyHomePage();
  const nginx = await serveWithNginx(
    { '/': await responseTo(port, page), [asset]: await responseTo(port, file) },
    port,
  );
  /** @type {[keyof Omit<InTurn, 'failures'>, number | undefined, Target | (() => Target)][]} */
  const loads = [
    ['page', port, page],
    ['pageOfNginx', nginx?.port, page],
    ['file', port, file],
    ['fileOfNginx', nginx?.port, file],
    ['uncached', port, uncached],
  ];
  /** @type {Record<keyof Omit<InTurn, 'failures'>, number[]> & { failures: number }} */
  const measured = { page: [], pageOfNginx: [], file: [], fileOfNginx: [], uncached: [], failures: 0 };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, of, target] of loads) {
        if (of === undefined) continue;
        const { perSecond, failures } = await loadServer(of, target, { duration: seconds });
        if (round > 0) measured[name].push(perSecond);
        const when = round === 0 ? 'warming up' : `round ${round} of ${rounds}`;
        console.error(`${when}: ${NAMES[name]}: ${Math.round(perSecond)} per second`);
        measured.failures += failures;
        // Whoever loads next starts when the requests that were cut off are done.
        await request(port, page);
      }
    }
  } finally {
    nginx?.stop();
  }
  return measured;
}

/** @param {number} port @param {Target} target */
function request(port, { host, path }) {
  return requestBytes({ port, path, headers: { ...HEADERS, host } });
}

/** @param {number} port @param {Target} target */
async function responseTo(port, target) {
  const response = await request(port, target);
  if (response.status === 200) return response;
  throw new Error(`The edge responds to ${target.host}${target.path} with status ${response.status}.`);
}
