import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const LONGEST = 65_536;

const limited = bodyLimit({ maxSize: LONGEST, onError: (c) => refuse(c, 413, 'Send 64 kB at most.') });

/**
 * Refuses every body over 64 kB, whatever length is announced, and compressed ones: their length is known only once
 * they are unpacked. A body that is longer than its `Content-Length` never comes here: Node reads no more than that.
 */
export const limitBody: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding !== 'identity') return Promise.resolve(refuse(c, 415, 'Send the body as it is, not compressed.'));
  return limited(c, next);
};

/** What is left of the body is not read, so nothing else can come over this connection. */
function refuse(c: Context, status: 413 | 415, message: string): Response {
  return c.json({ message }, status, { Connection: 'close' });
}
