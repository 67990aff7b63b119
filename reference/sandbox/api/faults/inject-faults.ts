import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { isControlPath } from '../middleware/control-access.ts';
import { hostOfRequest } from '../request/request-context.ts';
import { FAULT_NAMES, type Fault, parseFault } from './fault.ts';
import type { FaultStore } from './fault-store.ts';

const DRIP_INTERVAL_MS = 100;

/** An endless body: a space, which JSON allows anywhere, every 100 ms. */
function drippingBody(): ReadableStream<Uint8Array> {
  const closed = new AbortController();
  return new ReadableStream({
    async pull(controller) {
      await wait(DRIP_INTERVAL_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined);
      if (!closed.signal.aborted) controller.enqueue(new Uint8Array([0x20]));
    },
    cancel() {
      closed.abort();
    },
  });
}

/** The faulty response to a request. Pending delays end when the client disconnects. */
async function faultResponse(fault: Fault, request: Request, respond: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return uncachedResponse(
        JSON.stringify({ message: `The sandbox was set to respond with ${fault.status}.` }),
        JSON_TYPE,
        fault.status,
      );
    case 'body':
      return uncachedResponse(fault.json, JSON_TYPE);
    case 'malformed':
      return uncachedResponse('{"agency":{"agencyName":"Broken off, "response":[', JSON_TYPE);
    case 'html':
      return uncachedResponse(
        '<!doctype html><title>Gateway</title><h1>This is a page, not a response.</h1>',
        'text/html',
      );
    case 'drip':
      return uncachedResponse(drippingBody(), JSON_TYPE);
    case 'delay':
      return (await waitUnlessAborted(request, fault.ms)) ? respond() : clientClosedResponse();
    case 'never':
      await waitForAbort(request);
      return clientClosedResponse();
    case 'cut':
      return truncatedResponse(await respond());
  }
}

const JSON_TYPE = 'application/json';

/** Not delivered: 499 is the status in logs for a client that aborted. */
const clientClosedResponse = (): Response => new Response(null, { status: 499 });

function uncachedResponse(body: string | ReadableStream, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** Half of the real response with the length of the whole one; then the connection is closed. */
async function truncatedResponse(wholeResponse: Response): Promise<Response> {
  const bytes = new Uint8Array(await wholeResponse.arrayBuffer());
  const headers = new Headers(wholeResponse.headers);
  headers.set('Content-Length', String(bytes.length + 1));
  headers.set('Cache-Control', 'no-store');
  // If it were compressed, it would be a complete response again.
  headers.set('Content-Encoding', 'identity');
  headers.set('Connection', 'close');
  return new Response(bytes.slice(0, bytes.length / 2), { status: wholeResponse.status, headers });
}

/** Whether the client is still connected after a while. */
async function waitUnlessAborted({ signal }: Request, ms: number): Promise<boolean> {
  return wait(ms, true, { signal, ref: false }).catch(() => false);
}

function waitForAbort({ signal }: Request): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Makes a call fail because of its query (`?fault=`) or a posted rule. Preflights and the sandbox's own controls are
 * exempt.
 */
export function injectFaults(faultStore: FaultStore): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS' || isControlPath(c.req.path)) return next();
    const ordered = c.req.query('fault') ?? faultStore.take(c.req.path, hostOfRequest(c.req.raw));
    if (ordered === null) return next();
    const fault = parseFault(ordered);
    if (fault === null) return c.json({ message: `There is no such fault: use ${FAULT_NAMES}.` }, 400);
    const spoiledResponse = await faultResponse(fault, c.req.raw, async () => {
      await next();
      const real = c.res;
      // Otherwise Hono would copy the real response's headers to the faulty one.
      c.res = undefined;
      return real;
    });
    c.res = spoiledResponse;
  };
}
