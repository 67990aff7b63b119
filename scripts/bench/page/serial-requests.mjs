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
  const ended = requests.filter(({ end }) => end <= until).sort((one, other) => one.start - other.start);
  /** @type {Map<PageRequest, number>} */
  const depths = new Map();
  for (const request of ended) {
    const before = ended.filter((earlier) => depths.has(earlier) && leadsTo(earlier, request));
    depths.set(request, 1 + Math.max(0, ...before.map((earlier) => depths.get(earlier) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}

/** @param {PageRequest} earlier @param {PageRequest} request */
function leadsTo(earlier, request) {
  return earlier.url === request.initiator || (request.byScript && earlier.isApiCall && earlier.end <= request.start);
}
