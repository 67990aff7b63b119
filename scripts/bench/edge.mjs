import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { serveBuilt } from '../machine/serve-built.mjs';
import { startProgram } from '../machine/start-program.mjs';
import { agenciesReport, inTurnReport } from './edge/edge-report.mjs';
import { loadInTurn } from './edge/load-in-turn.mjs';
import { loadManyAgencies } from './edge/load-many-agencies.mjs';

/** @import { Report } from './report/report.mjs' */
/** @typedef {Awaited<ReturnType<typeof serveBuilt>>} Edge */

const FIRST_PORT = 4750;
const SMALL_COUNT = 1000;
/** Under load a page waits for others: with the usual deadline it would be sent without its content. */
const DEADLINE_MS = 10_000;

/**
 * Loads the built edge, in front of a platform on which every host has an agency: one page and one file compared with
 * nginx with as many processes, pages that can't be cached, and then, with one process, few agencies compared with
 * many. Progress goes to standard error.
 *
 * @param {{ rounds: number, seconds: number, requests: number, workers: readonly number[] }} options
 * @returns {AsyncGenerator<Report>} each part when it has been measured
 */
export async function* measureEdge({ rounds, seconds, requests, workers }) {
  const apiPort = await freePort(FIRST_PORT, '127.0.0.1');
  const api = await startProgram('scripts/bench/edge/fake-api.mjs', { PORT: String(apiPort) });
  /** A new process each time, so that memory and caches of the last measurement play no part. */
  const startEdge = (processes = 1) =>
    serveBuilt(apiPort + 1, {
      LIVERY_WORKERS: String(processes),
      LIVERY_API_URL: `http://127.0.0.1:${apiPort}`,
      LIVERY_RENDER_DEADLINE_MS: String(DEADLINE_MS),
    });
  try {
    const asset = smallAsset();
    for (const count of workers) {
      const measure = (/** @type {Edge} */ edge) => loadInTurn(edge, { rounds, seconds, asset, workers: count });
      yield inTurnReport(await withEdge(() => startEdge(count), measure), count);
    }
    const few = await withEdge(startEdge, (edge) => loadManyAgencies(edge, { agencies: 10, requests }));
    const many = await withEdge(startEdge, (edge) => loadManyAgencies(edge, { agencies: 10_000, requests }));
    yield agenciesReport({ few, many });
  } finally {
    api.stop();
  }
}

/**
 * @template T
 * @param {() => ReturnType<typeof serveBuilt>} start
 * @param {(edge: Edge) => Promise<T>} measure
 */
async function withEdge(start, measure) {
  const edge = await start();
  try {
    return await measure(edge);
  } finally {
    edge.stop();
  }
}

/** The path of the smallest script with a kilobyte or more. */
function smallAsset() {
  const folder = join(PROJECT_ROOT, 'dist/client/assets');
  const [smallest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }))
    .filter(({ size }) => size >= SMALL_COUNT)
    .sort((a, b) => a.size - b.size);
  if (smallest === undefined) throw new Error('The build has no script.');
  return `/assets/${smallest.name}`;
}
