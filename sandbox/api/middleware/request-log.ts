import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { askingHost } from '../request/request-context.ts';
import { isOwnControl } from './control-access.ts';

/** One request, as tests and people read it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The headers that the product promises to send, by lower-case name. Tokens are redacted. */
  readonly headers: Readonly<Record<string, string>>;
  /** The host that asked, without its port. */
  readonly host: string;
  /** Null while there is no answer; 499 when the caller left before there was one. */
  readonly status: number | null;
  /** Milliseconds until the answer began, or null. */
  readonly ms: number | null;
}

export interface RequestLog {
  /** Notes a request as it arrives; call what is returned when its answer begins. */
  begin(request: Omit<LoggedRequest, 'status' | 'ms'>): (status: number) => void;
  /** Oldest first; those of one host, or all. */
  list(host?: string): LoggedRequest[];
  clear(host?: string): void;
}

const LIMIT = 200;

/** Remembers the last 200 requests. */
export function openRequestLog(now: () => Date): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    begin(request) {
      const entry = { ...request, status: null, ms: null };
      const began = now().getTime();
      entries = [...entries, entry].slice(-LIMIT);
      return (status) => {
        const ms = now().getTime() - began;
        entries = entries.map((other) => (other === entry ? { ...request, status, ms } : other));
      };
    },
    list: (host) => entries.filter((entry) => host === undefined || entry.host === host),
    clear(host) {
      entries = host === undefined ? [] : entries.filter((entry) => entry.host !== host);
    },
  };
}

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
