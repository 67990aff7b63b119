import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { Subject } from 'rxjs';
import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import type { HttpClient, QueryParameters } from './http-client.ts';

/** Responses that came with the page: each is used once, in place of a request. */
export interface EmbeddedResponses {
  /** The same client, which looks here first. */
  before(http: HttpClient): HttpClient;
  /** Resolves with the last of them; at once if there is none. */
  whenUsed(): Promise<void>;
  /** Forgets those that are left, as when they are in another language than the device's. */
  discard(): void;
}

/**
 * @param hydrated until it resolves, responses of the network are delayed: a page is hydrated from its embedded responses alone
 * @rule 4.24
 */
export function embeddedResponses(
  responses: readonly EmbeddedResponse[],
  hydrated: Promise<void> = Promise.resolve(),
): EmbeddedResponses {
  const unused = new Map<string, Result<unknown, CallFailure>>();
  for (const { path, query, result } of responses) unused.set(requestKey(path, query), result);
  const used = new Subject<void>();
  if (unused.size === 0) used.complete();

  return {
    before: (http) => ({
      ...http,
      async get(path, query, signal) {
        const key = requestKey(path, query);
        const result = unused.get(key);
        if (result === undefined) {
          const response = await http.get(path, query, signal);
          await hydrated;
          return response;
        }
        unused.delete(key);
        if (unused.size === 0) used.complete();
        return result;
      },
    }),
    whenUsed: () => new Promise((resolve) => used.subscribe({ complete: resolve })),
    discard() {
      unused.clear();
      used.complete();
    },
  };
}

/** A client that collects the responses to its GETs, to be embedded in the page that is rendered from them. */
export function collectResponses(http: HttpClient): {
  readonly http: HttpClient;
  responses(): readonly EmbeddedResponse[];
} {
  const collected = new Map<string, EmbeddedResponse>();
  return {
    responses: () => [...collected.values()],
    http: {
      ...http,
      async get(path, query, signal) {
        const result = await http.get(path, query, signal);
        // A cancelled call has no meaning for another client.
        if (result.ok || result.error.kind !== 'cancelled')
          collected.set(requestKey(path, query), { path, query, result });
        return result;
      },
    },
  };
}

/** The same text for requests for the same, in whatever order their parameters are. */
function requestKey(path: string, query: QueryParameters): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([path, parameters.sort(([one], [other]) => (one < other ? -1 : 1))]);
}
