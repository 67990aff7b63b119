import { freePort } from '../machine/free-port.mjs';
import { serveBuilt } from '../machine/serve-built.mjs';
import { startProgram } from '../machine/start-program.mjs';
import { loadServer } from './edge/load-server.mjs';
import { growthOf, watchMemory } from './edge/memory.mjs';
import { everyHost } from './edge/targets.mjs';

/** @import { Report } from './report/report.mjs' */

const FIRST_PORT = 4750;
const HOSTS = 10_000;
/** Under load a page waits for others. */
const DEADLINE_MS = 10_000;

/**
 * Loads the built edge with ten thousand hosts in two rounds, and watches its memory: the first round fills caches,
 * which grow with each host, and the second shows whether anything else grows.
 *
 * @param {{ requests: number }} options in each round
 * @returns {Promise<Report>}
 */
export async function measureSoak({ requests }) {
  const apiPort = await freePort(FIRST_PORT, '127.0.0.1');
  const api = await startProgram('scripts/bench/edge/fake-api.mjs', { PORT: String(apiPort) });
  try {
    const edge = await serveBuilt(apiPort + 1, {
      LIVERY_API_URL: `http://127.0.0.1:${apiPort}`,
      LIVERY_RENDER_DEADLINE_MS: String(DEADLINE_MS),
    });
    try {
      const target = everyHost(HOSTS);
      const rounds = [];
      for (const round of [1, 2]) {
        console.error(`round ${round} of 2 …`);
        const memory = watchMemory(edge.pid);
        const { failures } = await loadServer(edge.port, target, { amount: requests });
        const megabytes = memory.stop();
        rounds.push({ failures, start: megabytes[0] ?? Number.NaN, most: Math.max(...megabytes), megabytes });
      }
      return soakReport(requests, rounds);
    } finally {
      edge.stop();
    }
  } finally {
    api.stop();
  }
}

/** @param {number} requests @param {readonly { failures: number, start: number, most: number, megabytes: readonly number[] }[]} rounds @returns {Report} */
function soakReport(requests, rounds) {
  const failures = rounds.reduce((sum, round) => sum + round.failures, 0);
  return {
    figures: [
      { name: 'memory, MB at most', value: Math.max(...rounds.map(({ most }) => most)), atMost: 512 },
      {
        name: 'memory in the second round, last quarter / second',
        value: growthOf(rounds.at(-1)?.megabytes ?? []),
        atMost: 1.1,
      },
    ],
    tables: [
      {
        title: `Memory (resident set), MB, in two rounds of ${requests} requests to 10,000 hosts`,
        columns: ['round', 'at its start', 'at most', 'last quarter / second', 'failed requests'],
        rows: rounds.map(({ start, most, megabytes, failures: failed }, index) => [
          index + 1,
          start,
          most,
          growthOf(megabytes),
          failed,
        ]),
      },
    ],
    notes: failures === 0 ? [] : [`${failures} REQUESTS FAILED: these figures are worthless.`],
  };
}
