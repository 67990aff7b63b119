import { setTimeout as wait } from 'node:timers/promises';

const DROP_MS = 100;

/** A body that goes on for as long as somebody reads it: a space, which JSON allows anywhere, every 100 ms. */
export function drippingBody(): ReadableStream<Uint8Array> {
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
