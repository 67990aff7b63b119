/** @import { CDPSession } from '@playwright/test' */
/** @import { PageRequest } from './serial-requests.mjs' */

const QUIET_MS = 1000;
const API_CALL = /^\/(resort-)?api\//;

/**
 * Records the requests of a page from now on.
 *
 * @param {CDPSession} session
 * @returns {Promise<{ requests: () => readonly PageRequest[], whenQuiet: () => Promise<void> }>} whenQuiet: resolves
 *   once nothing was requested for a second
 */
export async function recordRequests(session) {
  /** @type {Map<string, PageRequest>} */
  const requests = new Map();
  const pending = new Set();
  let lastChange = performance.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      initiator: initiator.url ?? initiator.stack?.callFrames[0]?.url,
      byScript: initiator.type === 'script',
      isApiCall: API_CALL.test(new URL(request.url).pathname),
      isScript: type === 'Script',
      bytes: 0,
      start: timestamp * 1000,
      end: Number.POSITIVE_INFINITY,
    });
    pending.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    onEnd(requestId, timestamp, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => onEnd(requestId, timestamp, 0));
  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()],
    async whenQuiet() {
      while (pending.size > 0 || performance.now() - lastChange < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };

  /** @param {string} id @param {number} seconds @param {number} bytes */
  function onEnd(id, seconds, bytes) {
    const request = requests.get(id);
    if (request !== undefined) Object.assign(request, { end: seconds * 1000, bytes });
    pending.delete(id);
    lastChange = performance.now();
  }
}
