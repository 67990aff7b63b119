/**
 * A request of a page, its times in milliseconds on one clock.
 *
 * @typedef {object} PageRequest
 * @property {string} url
 * @property {string | undefined} initiator the address of the file that led to it; none for the page itself
 * @property {boolean} byScript a script began it
 * @property {boolean} isApiCall
 * @property {boolean} isScript
 * @property {number} bytes received, with the headers of the response
 * @property {number} start
 * @property {number} end infinite for one that has not ended
 */

/**
 * How many requests ended one after the other before a moment, at the longest: each was found through the one before
 * it, or was begun by a script after the one before it, a call of the API, had ended.
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
