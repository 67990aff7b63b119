import { isApiCall } from './copy-server.mjs';

/** @import { CDPSession } from '@playwright/test' */
/** @import { PageRequest } from './serial-requests.mjs' */

const QUIET_MS = 1000;

/**
 * Records the requests of a page from now on.
 *
 * @param {CDPSession} session
 * @returns {Promise<{ requests: () => readonly PageRequest[], bytes: () => number, whenQuiet: () => Promise<void> }>}
 *   bytes: all that was received, with the headers of responses; whenQuiet: once nothing was requested for a second
 */
export async function recordRequests(session) {
  /** @type {Map<string, PageRequest>} */
  const requests = new Map();
  const pending = new Set();
  let bytes = 0;
  let lastChange = performance.now();

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      initiator: initiator.url ?? initiator.stack?.callFrames[0]?.url,
      byScript: initiator.type === 'script',
      isApiCall: isApiCall(new URL(request.url).pathname),
      start: timestamp * 1000,
      end: Number.POSITIVE_INFINITY,
    });
    pending.add(requestId);
    lastChange = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    bytes += encodedDataLength;
    onEnd(requestId, timestamp);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => onEnd(requestId, timestamp));
  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()],
    bytes: () => bytes,
    async whenQuiet() {
      while (pending.size > 0 || performance.now() - lastChange < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };

  /** @param {string} id @param {number} seconds */
  function onEnd(id, seconds) {
    const request = requests.get(id);
    if (request !== undefined) request.end = seconds * 1000;
    pending.delete(id);
    lastChange = performance.now();
  }
}
