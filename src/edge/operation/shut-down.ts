import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Settings } from '../../infrastructure/configuration/settings.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';

/**
 * How long new requests are served after SIGTERM, and how long requests under way may take after that, in milliseconds.
 */
export function shutDownTimes({ adminPort, shutdownDelay, shutdownTimeout }: Settings): {
  delay: number;
  timeout: number;
} {
  // Without an admin port, no load balancer could notice that the server isn't ready.
  return { delay: shutdownDelay ?? (adminPort === undefined ? 0 : 10_000), timeout: shutdownTimeout };
}

interface ShutDownOptions {
  readonly readiness: Pick<Readiness, 'drain'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error' | 'fatal'>;
  /**
   * A worker doesn't handle signals itself: a terminal or systemd sends them to all processes of a group, and the
   * primary process passes them on.
   */
  readonly isWorker?: boolean;
  /**
   * Whether an unhandled rejection is only logged: remotes rendered here may cause one, and the process would end for
   * all agencies.
   */
  readonly outlivesRejections?: boolean;
}

interface ShutDownOnSignalsDependencies extends ShutDownOptions {
  /** The listening servers, in the order they were opened. */
  readonly servers: readonly Server[];
  /** How long new requests are served after SIGTERM, in milliseconds, until load balancers have noticed. */
  readonly delay: number;
  /** How long requests under way may take after that, in milliseconds. */
  readonly timeout: number;
  /** Closes connections to other programs at the end. */
  readonly close: () => Promise<void>;
}

/** How long requests under way may take after an uncaught error, in milliseconds; they may never end. */
const AFTER_ERROR_LIMIT_MS = 5000;

/** Starts the shutdown that a signal asks for, in a worker. */
export type BeginShutDown = (signal: NodeJS.Signals) => void;

const GROUP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** The limit for closing connections to other programs, in milliseconds; after that the process ends anyway. */
export const CLOSE_LIMIT_MS = 5000;

interface GracefulShutDown extends ShutDownOptions {
  /** The time limit of the shutdown in milliseconds, after which the process ends with code 1. */
  readonly longest: number;
  /** The work before the process ends. @param signal `undefined` after an uncaught error */
  readonly end: (signal: NodeJS.Signals | undefined) => Promise<void>;
}

/**
 * Ends the process on a signal, with code 0. After an uncaught error it ends with one log line and code 1; after a
 * second signal or error the same, immediately.
 */
export function endOnSignals({
  readiness,
  longest,
  end,
  log,
  isWorker = false,
  outlivesRejections = false,
}: GracefulShutDown): BeginShutDown {
  let calledSignals: NodeJS.Signals | undefined;
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
    async ({ signal = calledSignals, err }) => {
      readiness.drain();
      const program = isWorker ? 'worker' : 'server';
      // Anything may be thrown, even `undefined`.
      const isError = signal === undefined;
      if (isError) log.fatal({ err: err ?? String(err) }, `An error was not caught: the ${program} ends.`);
      else log.info(`${signal}: the ${program} shuts down.`);
      await end(signal);
      // Otherwise the exit code would be 0 if `undefined` was thrown.
      if (isError) throw new Error('The process ends with code 1.', { cause: err });
    },
  );
  return (signal) => {
    calledSignals = signal;
    close();
  };
}

/**
 * Shuts down a serving process, see `endOnSignals`: it is no longer ready; after SIGTERM it keeps serving until load
 * balancers have noticed; then it accepts no more connections, and requests under way may finish, after an uncaught
 * error only if they soon do. SIGINT, which people send, cuts them off immediately.
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
      // Clients that keep connections open have to open the next one elsewhere.
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

/** Waits for requests under way, for `patience` milliseconds at most; returns whether any was cut off. */
async function closeServer(server: Server, patience: number): Promise<boolean> {
  const controller = new AbortController();
  const closed = new Promise<false>((resolve) => server.close(() => resolve(false)));
  server.closeIdleConnections();
  const isLate = wait(patience, true, { signal: controller.signal }).catch(() => false);
  const isCut = await Promise.race([closed, isLate]);
  controller.abort();
  if (isCut) server.closeAllConnections();
  await closed;
  return isCut;
}
