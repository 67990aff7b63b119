import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const DROP_MS = 100;

/** A body that goes on for as long as somebody reads it: a space, which JSON allows anywhere, every 100 ms. */
function drippingBody(): ReadableStream<Uint8Array> {
  const left = new AbortController();
  return new ReadableStream({
    async pull(controller) {
      await wait(DROP_MS, undefined, { signal: left.signal, ref: false }).catch(() => undefined);
      if (!left.signal.aborted) controller.enqueue(new Uint8Array([0x20]));
    },
    cancel() {
      left.abort();
    },
  });
}

/** Answers a call the wrong way. Whatever waits, stops waiting when the caller leaves. */
export async function answerFault(fault: Fault, request: Request, really: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      return answer(
        JSON.stringify({ message: `The sandbox was told to answer ${fault.status}.` }),
        JSON_TYPE,
        fault.status,
      );
    case 'body':
      return answer(fault.json, JSON_TYPE);
    case 'malformed':
      return answer('{"agency":{"agencyName":"Broken off, "response":[', JSON_TYPE);
    case 'html':
      return answer('<!doctype html><title>Gateway</title><h1>This is a page, not an answer.</h1>', 'text/html');
    case 'drip':
      return answer(drippingBody(), JSON_TYPE);
    case 'delay':
      return (await stays(request, fault.ms)) ? really() : LEFT();
    case 'never':
      await leaving(request);
      return LEFT();
    case 'cut':
      return cutOff(await really());
  }
}

const JSON_TYPE = 'application/json';

/** Nobody reads it: 499 is what logs say of a caller who left. */
const LEFT = (): Response => new Response(null, { status: 499 });

function answer(body: string | ReadableStream, type: string, status = 200): Response {
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** Half of the real answer, announced as the whole, and then the line goes dead. */
async function cutOff(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const headers = new Headers(whole.headers);
  headers.set('Content-Length', String(bytes.length + 1));
  headers.set('Cache-Control', 'no-store');
  headers.set('Connection', 'close');
  return new Response(bytes.slice(0, bytes.length / 2), { status: whole.status, headers });
}

/** Whether the caller is still there after a while. */
async function stays({ signal }: Request, ms: number): Promise<boolean> {
  return wait(ms, true, { signal, ref: false }).catch(() => false);
}

function leaving({ signal }: Request): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
