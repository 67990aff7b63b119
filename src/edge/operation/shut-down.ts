import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Settings } from '../../infrastructure/configuration/settings.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';

/** How long new requests are served after SIGTERM, and how long those under way may take then, in milliseconds. */
export function shutDownTimes({ adminPort, shutdownDelay, shutdownTimeout }: Settings): {
  delay: number;
  timeout: number;
} {
  // Without an admin port, no load balancer could notice that the server is not ready.
  return { delay: shutdownDelay ?? (adminPort === undefined ? 0 : 10_000), timeout: shutdownTimeout };
}

interface ShutDownOptions {
  readonly readiness: Pick<Readiness, 'drain'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error' | 'fatal'>;
  /**
   * A worker takes no signals itself: a terminal or systemd sends them to all processes of a group, and the primary
   * process passes them on.
   */
  readonly isWorker?: boolean;
  /**
   * Whether a promise that is rejected and nobody handles is logged and no more: remotes that are rendered here may leave
   * one behind, and the pages of all agencies would end with the process.
   */
  readonly outlivesRejections?: boolean;
}

interface ShutDownOnSignalsDependencies extends ShutDownOptions {
  /** What accepts requests, in the order in which it was opened. */
  readonly servers: readonly Server[];
  /** How long new requests are served after SIGTERM, in milliseconds, until load balancers have noticed. */
  readonly delay: number;
  /** How long requests under way may take after that, in milliseconds. */
  readonly timeout: number;
  /** Closes connections to other programs, at the end. */
  readonly close: () => Promise<void>;
}

/** How long requests under way may take after an uncaught error, in milliseconds: they may never end. */
const AFTER_ERROR_LIMIT_MS = 5000;

/** Begins what a signal means, for a worker. */
export type BeginShutDown = (signal: NodeJS.Signals) => void;

const GROUP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** For closing connections to other programs, in milliseconds; then the process ends without. */
export const CLOSE_LIMIT_MS = 5000;

interface GracefulShutDown extends ShutDownOptions {
  /** How long it may take at most, in milliseconds; then the process ends with code 1. */
  readonly longest: number;
  /** What is done before the process ends. @param signal `undefined` after an uncaught error */
  readonly end: (signal: NodeJS.Signals | undefined) => Promise<void>;
}

/**
 * Ends the process on a signal, with code 0. After an uncaught error it ends with one line and code 1; so it does, at once,
 * on a second signal or error.
 */
export function endOnSignals({
  readiness,
  longest,
  end,
  log,
  isWorker = false,
  outlivesRejections = false,
}: GracefulShutDown): BeginShutDown {
  let called: NodeJS.Signals | undefined;
  const signals = isWorker ? GROUP_SIGNALS : [];
  for (const signal of signals) process.on(signal, () => undefined);
  const skip = [...signals, ...(outlivesRejections ? (['unhandledRejection'] as const) : [])];
  if (outlivesRejections) {
    process.on('unhandledRejection', (err) => log.error({ err }, 'A promise was rejected, and nobody handled that.'));
  }
  const { close } = closeWithGrace(
    {
      delay: longest,
      logger: false,
      skip,
      onSecondSignal: (signal) => log.warn(`${signal} again: the server ends now.`),
      onSecondError: (err) => log.fatal({ err }, 'An error was not caught while the server was shutting down.'),
      onTimeout: () => log.warn('Connections to other programs can’t be closed: the server ends without.'),
    },
    async ({ signal = called, err }) => {
      readiness.drain();
      const program = isWorker ? 'worker' : 'server';
      // What is thrown may be anything, and nothing too.
      const isError = signal === undefined;
      if (isError) log.fatal({ err: err ?? String(err) }, `An error was not caught: the ${program} ends.`);
      else log.info(`${signal}: the ${program} shuts down.`);
      await end(signal);
      // Else its code would be 0 if nothing was thrown.
      if (isError) throw new Error('The process ends with code 1.', { cause: err });
    },
  );
  return (signal) => {
    called = signal;
    close();
  };
}

/**
 * Ends a process that serves, see `endOnSignals`: it is no longer ready; after SIGTERM it serves on until load balancers
 * have noticed; then it takes no more connections, and what is under way may end, after an uncaught error if it does so
 * soon. SIGINT, a person's, cuts it off at once.
 */
export function shutDownOnSignals({
  servers,
  delay,
  timeout,
  close,
  ...ending
}: ShutDownOnSignalsDependencies): BeginShutDown {
  const { log } = ending;
  return endOnSignals({
    ...ending,
    longest: delay + servers.length * timeout + CLOSE_LIMIT_MS,
    async end(signal) {
      // Who keeps a connection open has to open the next one elsewhere.
      for (const server of servers) {
        server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
      }
      if (signal === 'SIGTERM' && delay > 0) await wait(delay);
      const patience = requestLimitAfter(signal, timeout);
      for (const server of [...servers].reverse()) {
        const cut = await closeServer(server, patience);
        if (cut && patience > 0) log.warn(`Requests were still under way after ${patience} ms and were cut off.`);
      }
      await close();
    },
  });
}

/** How long requests under way may take, in milliseconds. @param signal `undefined` after an uncaught error */
function requestLimitAfter(signal: NodeJS.Signals | undefined, timeout: number): number {
  if (signal === undefined) return Math.min(timeout, AFTER_ERROR_LIMIT_MS);
  return signal === 'SIGTERM' ? timeout : 0;
}

/** Waits for requests under way, at most for a while in milliseconds; returns whether any was cut off. */
async function closeServer(server: Server, patience: number): Promise<boolean> {
  const abort = new AbortController();
  const closed = new Promise<false>((resolve) => server.close(() => resolve(false)));
  server.closeIdleConnections();
  const isLate = wait(patience, true, { signal: abort.signal }).catch(() => false);
  const isCut = await Promise.race([closed, isLate]);
  abort.abort();
  if (isCut) server.closeAllConnections();
  await closed;
  return isCut;
}
