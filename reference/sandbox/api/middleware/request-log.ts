import { Hono, type MiddlewareHandler } from 'hono';
import { hostOfRequest } from '../request/request-context.ts';
import { isControlPath } from './control-access.ts';

/** One request, for tests and developers. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The headers that the product should send, by lower-case name. Tokens are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** The requesting host, without its port. */
  readonly host: string;
  /** Null before the response; 499 when the client disconnected first. */
  readonly status: number | null;
  /** Milliseconds until the response began, or null. */
  readonly ms: number | null;
}

export interface RequestLog {
  /** Logs a request as it arrives; call the returned function when its response begins. */
  start(request: Omit<LoggedRequest, 'status' | 'ms'>): (status: number) => void;
  /** Oldest first; those of one host, or all. */
  list(host?: string): LoggedRequest[];
  clear(host?: string): void;
}

const MAX_LOGGED_REQUESTS = 200;

/** Remembers the last 200 requests. */
export function createRequestLog(now: () => Date): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    start(request) {
      const entry = { ...request, status: null, ms: null };
      const began = now().getTime();
      entries = [...entries, entry].slice(-MAX_LOGGED_REQUESTS);
      return (status) => {
        const ms = now().getTime() - began;
        entries = entries.map((otherEntry) => (otherEntry === entry ? { ...request, status, ms } : otherEntry));
      };
    },
    list: (host) => entries.filter((entry) => host === undefined || entry.host === host),
    clear(host) {
      entries = host === undefined ? [] : entries.filter((entry) => entry.host !== host);
    },
  };
}

const LOGGED_HEADERS: readonly string[] = [
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

const SECRET_NAMES: ReadonlySet<string> = new Set(['x-access-token', 'token', 'access_token']);

/** Logs every request except those to the sandbox's control routes. */
export function logRequests(log: RequestLog): MiddlewareHandler {
  return async (c, next) => {
    if (isControlPath(c.req.path)) return next();
    const headers = LOGGED_HEADERS.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const finish = log.start({
      method: c.req.method,
      path: c.req.path,
      query: redactSecrets(Object.entries(c.req.query())),
      headers: redactSecrets(headers),
      host: hostOfRequest(c.req.raw),
    });
    await next();
    finish(c.res.status);
  };
}

function redactSecrets(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs.map(([name, value]) => [name, SECRET_NAMES.has(name) ? '[redacted]' : value]));
}

/** `/sandbox/requests`: lists and clears the logged requests; `?host=` filters by one agency's host. */
export function requestLogRoutes(log: RequestLog): Hono {
  return new Hono()
    .get('/sandbox/requests', (c) => c.json({ requests: log.list(c.req.query('host')) }))
    .delete('/sandbox/requests', (c) => {
      log.clear(c.req.query('host'));
      return c.body(null, 204);
    });
}
