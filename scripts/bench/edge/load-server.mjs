import autocannon from 'autocannon';

/**
 * The number of successful responses, in all and per second, the milliseconds that each took, in their order, and the
 * number of failed requests.
 *
 * @typedef {{ responses: number, perSecond: number, latencies: readonly number[], failures: number }} LoadResult
 */

/** @import { Target } from './targets.mjs' */

const CONNECTIONS = 20;
const MOST_SECONDS = 60;
/** Headers of a browser's request; for `identity` the edge would send another document. */
export const HEADERS = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, br' };

/**
 * Loads a server over 20 connections; each sends its next request when it has the response to the one before.
 *
 * @param {number} port
 * @param {Target | (() => Target)} target one for all requests, or a function that returns one for each
 * @param {{ duration: number } | { amount: number }} size seconds, or requests
 * @returns {Promise<LoadResult>}
 */
export async function loadServer(port, target, size) {
  /** @type {number[]} */
  const latencies = [];
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections: 'amount' in size ? Math.min(CONNECTIONS, size.amount) : CONNECTIONS,
    timeout: MOST_SECONDS,
    ...size,
    requests: [requestFor(target)],
  };
  /** @type {autocannon.Result} */
  const result = await new Promise((resolve, reject) => {
    const run = autocannon(options, (failure, doneResult) =>
      failure === null ? resolve(doneResult) : reject(failure),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  return {
    responses: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    latencies,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** @param {Target | (() => Target)} target @returns {autocannon.Request} */
function requestFor(target) {
  if (typeof target !== 'function') return { path: target.path, headers: { ...HEADERS, host: target.host } };
  return {
    setupRequest(request) {
      const { path, host, headers } = target();
      return { ...request, path, headers: { ...HEADERS, ...headers, host } };
    },
  };
}
