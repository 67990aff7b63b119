import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isValidHost } from '../host.ts';
import { type CurrentRequest, REQUEST_ID, runRequest } from './current-request.ts';
import type { Log } from './log.ts';
import type { CacheResult, Metrics, RouteClass } from './metrics.ts';
import { routeClass } from './route-class.ts';

interface ObserveRequestsDependencies {
  readonly log: Pick<Log, 'info'>;
  readonly metrics: Pick<Metrics, 'responseSent'>;
}

/** Handles a request of Node's server. */
export type RequestHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** What proxies log if the client closed the connection before it had the response. */
const CLIENT_CLOSED_STATUS = 499;

/**
 * Gives each request an id, `X-Request-Id` of a proxy or a new one, and logs and measures its response: one line, which
 * names host and route class but neither path nor query nor anything else that could hold a person's data. Who responds
 * adds `currentRequest().headers`: Node takes all headers of a response much faster at once than one before the others.
 */
export function observeRequests(handle: RequestHandler, { log, metrics }: ObserveRequestsDependencies): RequestHandler {
  return (incoming, outgoing) => {
    const start = performance.now();
    const given = String(incoming.headers['x-request-id'] ?? '');
    const id = REQUEST_ID.test(given) ? given : randomUUID();
    const route = routeClass(incoming.url ?? '/');
    const request: CurrentRequest = { id, headers: requestIdHeaders(id, route) };
    outgoing.once('close', () => {
      const ms = performance.now() - start;
      const status = outgoing.writableFinished ? outgoing.statusCode : CLIENT_CLOSED_STATUS;
      const cache = cacheResult(request.cacheStatus);
      metrics.responseSent({ route, status, cache, seconds: ms / 1000 });
      const { method, headers } = incoming;
      const host = validHost(headers.host);
      log.info({ id, method, host, route, status, ms: roundMs(ms), renderMs: roundMs(request.renderMs), cache });
    });
    runRequest(request, () => handle(incoming, outgoing));
  };
}

/** A page reads its request's id from `Server-Timing`, to report its failures with it. */
function requestIdHeaders(id: string, route: RouteClass): CurrentRequest['headers'] {
  return route === 'page' ? { 'X-Request-Id': id, 'Server-Timing': `request;desc="${id}"` } : { 'X-Request-Id': id };
}

/** Left out if it is none: a request that is refused may name anything there, and the log is for hosts. */
function validHost(host: string | undefined): string | undefined {
  return host !== undefined && isValidHost(host) ? host : undefined;
}

/** What `Cache-Status` (RFC 9211) says. */
function cacheResult(cacheStatus = ''): CacheResult {
  if (cacheStatus.endsWith('; hit')) return 'hit';
  return cacheStatus.endsWith('; fwd=miss') ? 'miss' : 'none';
}

function roundMs(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms * 10) / 10;
}
