import type { ErrorHandler } from 'hono';
import { NO_STORE_CACHE_CONTROL } from './cache/page-lifetimes.ts';
import { NO_SNIFF } from './security-headers.ts';

/** Node's error codes for a client that left while its request was read. */
const CLIENT_LEFT_CODES: readonly unknown[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'];

/** Responds if a handler failed; without it, Hono would print the failure outside the log. */
export function handleError(onError: (failure: unknown) => void): ErrorHandler {
  return (failure, { req, body }) => {
    const isOver =
      req.raw.signal.aborted || req.raw.bodyUsed || ('code' in failure && CLIENT_LEFT_CODES.includes(failure.code));
    if (!isOver) onError(failure);
    return body(null, isOver ? 400 : 500, { ...NO_SNIFF, 'Cache-Control': NO_STORE_CACHE_CONTROL });
  };
}
