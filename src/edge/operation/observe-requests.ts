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

/** The status that proxies log if the client closed the connection before the response. */
const CLIENT_CLOSED_STATUS = 499;

/**
 * Gives each request an id, a proxy's `X-Request-Id` or a new one, and logs and measures its response: one line with
 * host and route class, without path, query or anything else that could contain personal data. Responding code adds
 * `currentRequest().headers`: Node sends all headers much faster together than one separately.
 */
export function observeRequests(handle: RequestHandler, { log, metrics }: ObserveRequestsDependencies): RequestHandler {
  return (incoming, outgoing) => {
    const start = performance.now();
    const givenId = String(incoming.headers['x-request-id'] ?? '');
    const id = REQUEST_ID.test(givenId) ? givenId : randomUUID();
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

/** A page reads its request's id from `Server-Timing`, and adds it to the reports of its failures. */
function requestIdHeaders(id: string, route: RouteClass): CurrentRequest['headers'] {
  return route === 'page' ? { 'X-Request-Id': id, 'Server-Timing': `request;desc="${id}"` } : { 'X-Request-Id': id };
}

/** Left out if it isn't valid: a refused request may contain anything there. */
function validHost(host: string | undefined): string | undefined {
  return host !== undefined && isValidHost(host) ? host : undefined;
}

/** The result in a `Cache-Status` header (RFC 9211). */
function cacheResult(cacheStatus = ''): CacheResult {
  if (cacheStatus.endsWith('; hit')) return 'hit';
  return cacheStatus.endsWith('; fwd=miss') ? 'miss' : 'none';
}

function roundMs(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms * 10) / 10;
}
