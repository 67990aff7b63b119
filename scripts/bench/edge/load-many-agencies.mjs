import { quantile } from '../report/statistics.mjs';
import { loadServer } from './load-server.mjs';
import { growthOf, watchMemory } from './memory.mjs';
import { homePagesOf } from './targets.mjs';

/**
 * The figures of one process of the edge: milliseconds and MB.
 *
 * @typedef {{ perSecond: number, median: number, p99: number, startMemory: number, mostMemory: number, growth: number, failures: number }} ManyAgencies
 */

/** The share of requests that only fill caches; their latencies are not counted. */
const FIRST_SHARE = 0.1;

/**
 * Loads an edge with home pages of some agencies, and watches its memory.
 *
 * @param {{ port: number, pid: number | undefined }} edge
 * @param {{ agencies: number, requests: number }} options
 * @returns {Promise<ManyAgencies>}
 */
export async function loadManyAgencies({ port, pid }, { agencies, requests }) {
  const memory = watchMemory(pid);
  const { perSecond, latencies, failures } = await loadServer(port, homePagesOf(agencies), { amount: requests });
  const megabytes = memory.stop();
  const countedLatencies = latencies.slice(Math.floor(latencies.length * FIRST_SHARE));
  const [median, p99] = [quantile(countedLatencies, 0.5), quantile(countedLatencies, 0.99)];
  console.error(`${agencies} agencies: ${Math.round(perSecond)} per second, p99 ${Math.round(p99)} ms`);
  return {
    perSecond,
    median,
    p99,
    startMemory: megabytes[0] ?? Number.NaN,
    mostMemory: megabytes.length === 0 ? Number.NaN : Math.max(...megabytes),
    growth: growthOf(megabytes),
    failures,
  };
}
