import { AsyncLocalStorage } from 'node:async_hooks';

/** An id that another program may give. It is logged and passed on, so nothing with dots, which a JWT has, or as long as most tokens. */
export const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** What is known of the request that is being handled, wherever that happens. */
export interface CurrentRequest {
  /** 8 to 64 characters of `A-Za-z0-9_-`; in the log, in calls of the API, and in the response's `X-Request-Id`. */
  readonly id: string;
  /** Of its response: they name the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its response's `Cache-Status` (RFC 9211); none if no cache of pages took part. */
  cacheStatus?: string;
  /** How long its page was rendered, in milliseconds. */
  renderMs?: number;
}

const requestStorage = new AsyncLocalStorage<CurrentRequest>();

/** Handles a request. */
export function runRequest<Result>(request: CurrentRequest, handle: () => Result): Result {
  return requestStorage.run(request, handle);
}

/** `undefined` outside of requests, as at the start. */
export function currentRequest(): CurrentRequest | undefined {
  return requestStorage.getStore();
}
