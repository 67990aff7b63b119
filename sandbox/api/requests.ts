import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { askingHost } from './asking-host.ts';
import { isOwnControl } from './own-control.ts';
import type { RequestLog } from './request-log.ts';

const HEADERS: readonly string[] = [
  'accept',
  'accept-language',
  'content-type',
  'origin',
  'timezone',
  'x-access-token',
  'x-auth-optional',
  'x-correlation-id',
  'x-session-id',
];

const SECRETS: ReadonlySet<string> = new Set(['x-access-token', 'token', 'access_token']);

/** Keeps every call but those that steer the sandbox itself. */
export function recordRequests(log: RequestLog): MiddlewareHandler {
  return async (c, next) => {
    if (isOwnControl(c.req.path)) return next();
    const headers = HEADERS.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const answered = log.begin({
      method: c.req.method,
      path: c.req.path,
      query: redacted(Object.entries(c.req.query())),
      headers: redacted(headers),
      host: askingHost(c.req.raw),
    });
    await next();
    answered(c.res.status);
  };
}

function redacted(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs.map(([name, value]) => [name, SECRETS.has(name) ? '[redacted]' : value]));
}

/** `/sandbox/requests`: lists and clears what was asked; `?host=` keeps to one agency's. */
export function requestControl(log: RequestLog): Hono {
  return new Hono()
    .get('/sandbox/requests', (c) => c.json({ requests: log.list(c.req.query('host')) }))
    .delete('/sandbox/requests', (c) => {
      log.clear(c.req.query('host'));
      return c.body(null, 204);
    });
}
