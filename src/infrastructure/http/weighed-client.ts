import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import type { HttpClient } from './http-client.ts';
import { TOO_LARGE_PROBLEM } from './send-request.ts';

/** What one page may be made of. */
export interface PageWeight {
  /** In characters, of all texts. */
  readonly characters: number;
  /** Values of the JSON and tags in its texts: about as many elements does the page have. */
  readonly pieces: number;
}

/** Some 150 ms of work, in which no other page is rendered; a home page with twelve deals has 600 pieces. */
const MAX_PAGE_WEIGHT: PageWeight = { characters: 200_000, pieces: 3000 };

const TAG_PATTERN = /<[a-z]/gi;

/** The client of one page, which passes on no more than can be rendered in a moment. */
export interface WeighedClient {
  readonly http: HttpClient;
  /** Whether more responded than is passed on: the page would lack it. */
  isTooMuch(): boolean;
}

/** Weighs the responses of one page together; the one that is too much, and those after it, fail as too large. */
export function weighedClient(http: HttpClient, most: PageWeight = MAX_PAGE_WEIGHT): WeighedClient {
  let left = most;
  let isTooMuch = false;

  async function weighed(response: Promise<Result<unknown, CallFailure>>): Promise<Result<unknown, CallFailure>> {
    const result = await response;
    if (!result.ok && result.error.kind === 'malformed' && result.error.problem === TOO_LARGE_PROBLEM) isTooMuch = true;
    if (result.ok && !isTooMuch) {
      left = remainingWeight(left, result.value);
      isTooMuch = left.characters < 0 || left.pieces < 0;
    }
    return result.ok && isTooMuch ? err({ kind: 'malformed', problem: TOO_LARGE_PROBLEM }) : result;
  }

  return {
    isTooMuch: () => isTooMuch,
    http: {
      get: (...call) => weighed(http.get(...call)),
      post: (...call) => weighed(http.post(...call)),
      put: (...call) => weighed(http.put(...call)),
      send: (...call) => weighed(http.send(...call)),
    },
  };
}

/** What is left after a value, looked at only until nothing is. Its nesting may be deeper than calls can be. */
function remainingWeight(most: PageWeight, value: unknown): PageWeight {
  let { characters, pieces } = most;
  const rest: unknown[] = [value];
  while (rest.length > 0 && characters >= 0 && pieces >= 0) {
    const next = rest.pop();
    pieces -= 1;
    if (typeof next === 'string') {
      characters -= next.length;
      if (characters >= 0) pieces -= next.match(TAG_PATTERN)?.length ?? 0;
    } else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) rest.push(inner);
    }
  }
  return { characters, pieces };
}
