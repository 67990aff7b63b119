import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A request id that another program may give. It is logged and passed on, so it must not look like a token: it has no
 * dots, which a JWT has, and is shorter than most tokens.
 */
export const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** Data of the request that is being handled, available everywhere in its handling. */
export interface CurrentRequest {
  /** 8 to 64 characters of `A-Za-z0-9_-`; in the log, in calls of the API, and in the response's `X-Request-Id`. */
  readonly id: string;
  /** The headers of its response that carry the request id. */
  readonly headers: Readonly<Record<string, string>>;
  /** The `Cache-Status` of its response (RFC 9211); left out if no page cache took part. */
  cacheStatus?: string;
  /** How long its page was rendered, in milliseconds. */
  renderMs?: number;
}

const requestStorage = new AsyncLocalStorage<CurrentRequest>();

/** Handles a request as the current one. */
export function runRequest<Result>(request: CurrentRequest, handle: () => Result): Result {
  return requestStorage.run(request, handle);
}

/** `undefined` outside requests, for example at the start. */
export function currentRequest(): CurrentRequest | undefined {
  return requestStorage.getStore();
}
