import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { Subject } from 'rxjs';
import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import type { HttpClient, QueryParameters } from './http-client.ts';

/** Responses embedded in the page: each is used once, instead of a request. */
export interface EmbeddedResponses {
  /** The same client, which looks for an embedded response first. */
  before(http: HttpClient): HttpClient;
  /** Resolves when the last of them has been used; immediately if there are none. */
  whenUsed(): Promise<void>;
  /** Discards the remaining ones, for example if they are in another language than the device's. */
  discard(): void;
}

/**
 * @param hydrated until it resolves, responses from the network are held back: a page is hydrated only from its
 * embedded responses
 * @rule 4.24
 */
export function embeddedResponses(
  responses: readonly EmbeddedResponse[],
  hydrated: Promise<void> = Promise.resolve(),
): EmbeddedResponses {
  const unusedResults = new Map<string, Result<unknown, CallFailure>>();
  for (const { path, query, result } of responses) unusedResults.set(requestKey(path, query), result);
  const useSubject = new Subject<void>();
  if (unusedResults.size === 0) useSubject.complete();

  return {
    before: (http) => ({
      ...http,
      async get(path, query, signal) {
        const key = requestKey(path, query);
        const result = unusedResults.get(key);
        if (result === undefined) {
          const response = await http.get(path, query, signal);
          await hydrated;
          return response;
        }
        unusedResults.delete(key);
        if (unusedResults.size === 0) useSubject.complete();
        return result;
      },
    }),
    whenUsed: () => new Promise((resolve) => useSubject.subscribe({ complete: resolve })),
    discard() {
      unusedResults.clear();
      useSubject.complete();
    },
  };
}

/** A client that collects the responses to its GETs, so that they can be embedded in the page rendered from them. */
export function collectResponses(http: HttpClient): {
  readonly http: HttpClient;
  responses(): readonly EmbeddedResponse[];
} {
  const collectedResponses = new Map<string, EmbeddedResponse>();
  return {
    responses: () => [...collectedResponses.values()],
    http: {
      ...http,
      async get(path, query, signal) {
        const result = await http.get(path, query, signal);
        // A cancelled call means nothing to another client.
        if (result.ok || result.error.kind !== 'cancelled')
          collectedResponses.set(requestKey(path, query), { path, query, result });
        return result;
      },
    },
  };
}

/** The same text for equal requests, regardless of the order of their parameters. */
function requestKey(path: string, query: QueryParameters): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([path, parameters.sort(([one], [other]) => (one < other ? -1 : 1))]);
}
