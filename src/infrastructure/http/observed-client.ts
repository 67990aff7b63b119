import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import type { HttpClient } from './http-client.ts';

/** A call of the API that has ended. */
export interface EndedCall {
  /** Its path, such as `/api/agency`, without a query. */
  readonly path: string;
  /** `ok`, the status with which it was refused, or the kind of its failure. */
  readonly outcome: string;
  readonly seconds: number;
}

/** The same client, which calls `onEnd` for each GET that ends. */
export function observedClient(http: HttpClient, onEnd: (call: EndedCall) => void): HttpClient {
  return {
    ...http,
    async get(path, query, signal) {
      const start = performance.now();
      const result = await http.get(path, query, signal);
      onEnd({ path, outcome: callOutcome(path, result), seconds: (performance.now() - start) / 1000 });
      return result;
    },
  };
}

/**
 * An agency response that isn't an object makes every page fail; problems inside other responses are left to their
 * readers.
 */
function callOutcome(path: string, result: Result<unknown, CallFailure>): string {
  if (result.ok) return path === '/api/agency' && !isRecord(result.value) ? 'malformed' : 'ok';
  return result.error.kind === 'refused' ? String(result.error.status) : result.error.kind;
}
