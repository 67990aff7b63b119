import type { LanguageCode } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { HttpClient, QueryParameters } from '../http/http-client.ts';

/** A request to a platform inside the program. */
export interface MemoryRequest {
  readonly query: QueryParameters;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  /** English by default. */
  readonly language?: LanguageCode | undefined;
}

/** Responds to the calls of one host in wire form, as the API and the resort service would. Never rejects. */
export interface MemoryWorld {
  respond(method: string, path: string, request: MemoryRequest): Promise<Result<unknown, CallFailure>>;
}

/** Agencies inside the program, without a server (decision 6); passed in by the code that creates the adapters. */
export interface MemoryPlatform {
  /** The policies file of its agencies. */
  readonly policies: unknown;
  /** @param options.host the agency's host, with or without a port */
  open(options: { readonly host: string; readonly seed: number; readonly now: () => Temporal.Instant }): MemoryWorld;
}

/**
 * A client whose requests stay inside the program.
 *
 * @param callerOf returns the token and the language of a request to this path
 */
export function memoryClient(
  { respond }: MemoryWorld,
  callerOf: (path: string) => Pick<MemoryRequest, 'token' | 'language'>,
): HttpClient {
  const from = (path: string) => {
    const { token, language } = callerOf(path);
    return { token, language };
  };
  return {
    get: async (path, query) => respond('GET', path, { query, body: {}, ...from(path) }),
    post: async (path, query, body) => respond('POST', path, { query, body: { ...body }, ...from(path) }),
    put: async (path, query) => respond('PUT', path, { query, body: {}, ...from(path) }),
    async send({ method, path, query, data }) {
      const body = typeof data === 'string' ? JSON.parse(data) : {};
      return respond(method, path, { query, body, ...from(path) });
    },
  };
}
