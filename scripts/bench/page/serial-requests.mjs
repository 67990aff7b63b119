/**
 * A request of a page, its times in milliseconds on one clock.
 *
 * @typedef {object} PageRequest
 * @property {string} url
 * @property {string | undefined} initiator the address of the file that caused it; `undefined` for the page itself
 * @property {boolean} byScript whether a script made it
 * @property {boolean} isApiCall
 * @property {boolean} isScript
 * @property {number} bytes received, including the headers of the response
 * @property {number} start
 * @property {number} end infinite if it has not ended
 */

/**
 * The length of the longest chain of requests that ended before a moment: each was caused by the one before it, or was
 * made by a script after the one before it, a call of the API, had ended.
 *
 * @param {readonly PageRequest[]} requests
 * @param {number} until
 */
export function serialRequests(requests, until) {
  const endedRequests = requests.filter(({ end }) => end <= until).sort((a, b) => a.start - b.start);
  /** @type {Map<PageRequest, number>} */
  const depths = new Map();
  for (const request of endedRequests) {
    const requestsBefore = endedRequests.filter(
      (earlierRequest) => depths.has(earlierRequest) && leadsTo(earlierRequest, request),
    );
    depths.set(request, 1 + Math.max(0, ...requestsBefore.map((earlierRequest) => depths.get(earlierRequest) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/** @param {PageRequest} earlierRequest @param {PageRequest} request */
function leadsTo(earlierRequest, request) {
  return (
    earlierRequest.url === request.initiator ||
    (request.byScript && earlierRequest.isApiCall && earlierRequest.end <= request.start)
  );
}
