import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import type { HttpClient } from './http-client.ts';
import { TOO_LARGE_PROBLEM } from './send-request.ts';

/** The largest amount of data that one page is rendered from. */
export interface PageWeight {
  /** The number of characters in all texts. */
  readonly characters: number;
  /** JSON values plus HTML tags in texts: the page has about as many elements. */
  readonly pieces: number;
}

/**
 * Rendering this much takes about 150 ms, and no other page is rendered meanwhile; a home page with twelve deals has
 * 600 pieces.
 */
const MAX_PAGE_WEIGHT: PageWeight = { characters: 200_000, pieces: 3000 };

const TAG_PATTERN = /<[a-z]/gi;

/** The client of one page, which only passes on data that can be rendered in a moment. */
export interface WeighedClient {
  readonly http: HttpClient;
  /** Whether a response was refused as too large, so that the page would be incomplete. */
  isTooMuch(): boolean;
}

/** Adds up the sizes of a page's responses; the one that exceeds the limit and all later ones fail as too large. */
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

/**
 * The rest of the limit after a value; counting stops when none is left. It uses a stack instead of recursion, because
 * values may be deeply nested.
 */
function remainingWeight(most: PageWeight, value: unknown): PageWeight {
  let { characters, pieces } = most;
  const remainingValues: unknown[] = [value];
  while (remainingValues.length > 0 && characters >= 0 && pieces >= 0) {
    const nextValue = remainingValues.pop();
    pieces -= 1;
    if (typeof nextValue === 'string') {
      characters -= nextValue.length;
      if (characters >= 0) pieces -= nextValue.match(TAG_PATTERN)?.length ?? 0;
    } else if (typeof nextValue === 'object' && nextValue !== null) {
      for (const inner of Object.values(nextValue)) remainingValues.push(inner);
    }
  }
  return { characters, pieces };
}
