import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';

/**
 * Calls an external service: the agency platform's API or the resort service. Calls never reject, and take 20 s at
 * most.
 *
 * @rule 7.6
 */
export interface HttpClient {
  /** Requests a resource; retried at most twice, if there was no response or the server failed. */
  get(path: string, query: QueryParameters, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Sends `body` as JSON, once. */
  post(path: string, query: QueryParameters, body: object, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Sends a remote module's request unchanged, once. */
  send(request: ModuleRequest, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
  /** Changes a resource, with a query and no body, once. */
  put(path: string, query: QueryParameters, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
}

/** A request of a remote module, whose body is ready to be sent. */
export interface ModuleRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query: QueryParameters;
  /** `null` if there is no body. */
  readonly data: string | Blob | FormData | null;
  /**
   * The content type of `data`; by default, JSON; empty for a `FormData`, because the sending client adds the boundary.
   */
  readonly contentType?: string;
}

/** Scalars are sent as parameters; undefined values are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parsed body of a response, or why there is none. */
export async function parseBody<T>(
  response: Promise<Result<unknown, CallFailure>>,
  parse: (body: unknown) => Result<T, CallFailure>,
): Promise<Result<T, CallFailure>> {
  const result = await response;
  return result.ok ? parse(result.value) : result;
}

/** For a response of which only the status matters. */
export const parseNothing = () => ok(undefined);
