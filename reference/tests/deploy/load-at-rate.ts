import { Agent, get } from 'node:https';

export interface RunningLoad {
  /** Resolves when this many requests have been sent since the start. */
  sent(count: number): Promise<void>;
  /** Stops sending, and waits for the pending responses. */
  stop(): Promise<LoadResult>;
}

export interface LoadResult {
  readonly sent: number;
  readonly perSecond: number;
  /** Requests without the expected response: the path, and the status or the reason why there was none. */
  readonly failures: readonly string[];
}

interface Options {
  readonly port: number;
  readonly host: string;
  readonly perSecond: number;
  /** Path and cookie of a request, by its number. */
  readonly target: (number: number) => { readonly path: string; readonly cookie: string };
  /** A text that each expected page contains. */
  readonly text: string;
}

/** In milliseconds. */
const TICK_MS = 5;
const MOST_CONNECTIONS = 64;
/** Requests without a response: if there are more, the machine is too busy for the rate, and the next ones wait. */
const MOST_PENDING = 400;

/**
 * Sends https requests at a rate, like independent visitors: also while responses are pending, up to a maximum. No
 * request is sent twice.
 */
export function loadAtRate({ port, host, perSecond, target, text }: Options): RunningLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, rejectUnauthorized: false });
  const start = performance.now();
  const failures: string[] = [];
  const pending = new Set<Promise<void>>();
  const waiting = new Map<number, () => void>();
  let sentCount = 0;

  function send(): void {
    const { path, cookie } = target(sentCount);
    sentCount += 1;
    const headers = { host, cookie, accept: 'text/html', 'accept-encoding': 'identity' };
    const endPromise = new Promise<void>((resolve) => {
      const end = (failure?: string) => {
        if (failure !== undefined) failures.push(`${path}: ${failure}`);
        resolve();
      };
      get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        let page = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          page += piece;
        });
        response.once('error', ({ message }) => end(message));
        response.once('end', () => {
          if (response.statusCode !== 200) end(String(response.statusCode));
          else end(page.includes(text) ? undefined : 'another page');
        });
      }).once('error', ({ message }) => end(message));
    });
    pending.add(endPromise);
    void endPromise.then(() => pending.delete(endPromise));
    waiting.get(sentCount)?.();
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (sentCount < due && pending.size < MOST_PENDING) send();
  }, TICK_MS);

  return {
    sent: (count) =>
      sentCount >= count ? Promise.resolve() : new Promise((resolve) => void waiting.set(count, resolve)),
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      await Promise.all(pending);
      agent.destroy();
      return { sent: sentCount, perSecond: sentCount / seconds, failures };
    },
  };
}
