import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';

/**
 * Calls one service of the outside: the agency platform's API, or the resort
 * service. No call rejects, and none takes longer than 20 s.
 *
 * @rule 7.6
 */
export interface HttpClient {
  /** Requests a resource; retried twice at most, if there was no response or the server failed. */
  get(path: string, query: QueryParameters, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Sends `body` as JSON, once. */
  post(path: string, query: QueryParameters, body: object, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Sends a remote module's request as it is, once. */
  send(request: ModuleRequest, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Changes a resource by its query alone, once. */
  put(path: string, query: QueryParameters, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
}

/** A request of a remote module, whose body is ready to be sent. */
export interface ModuleRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query: QueryParameters;
  /** `null` for none. */
  readonly data: string | Blob | FormData | null;
  /** The content type of `data`; by default, JSON; empty for a `FormData`: whoever sends it writes its boundary. */
  readonly contentType?: string;
}

/** Scalars go as parameters, undefined ones are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parsed body of a response, or why there is none. */
export async function parseBody<T>(
  response: Promise<Result<unknown, CallFailure>>,
  parse: (body: unknown) => Result<T, CallFailure>,
): Promise<Result<T, CallFailure>> {
  const result = await response;
  return result.ok ? parse(result.value) : result;
}

/** Reads the body of a response that matters by its status alone. */
export const parseNothing = () => ok(undefined);
