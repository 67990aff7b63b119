import cluster from 'node:cluster';
import { createBirpc } from 'birpc';
import type { PrimaryCalls, WorkerCalls } from './calls.ts';

/** How a process ended: with a code or by a signal; both are `null` if it couldn't be started. */
export interface WorkerExit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A worker process. */
export interface Worker extends Pick<WorkerCalls, 'purge'> {
  readonly pid: number | undefined;
  readonly ended: Promise<WorkerExit>;
  shutDown(signal: NodeJS.Signals): void;
  /** Ends it immediately. */
  kill(): void;
}

/** How long a worker may take to respond, in milliseconds; it may be busy. */
const RESPONSE_LIMIT_MS = 10_000;

/**
 * Sets the program of workers: this build, even if a symbolic link to it has changed when a worker is replaced, with
 * the Node options of the primary process, such as the heap limit.
 *
 * @param program the file to run, and `root` the folder of the build, both without symbolic links in their paths
 */
export function setUpWorkers({ program, root }: { program: string; root: string }): void {
  cluster.setupPrimary({ exec: program, args: [root], execArgv: process.execArgv });
}

/**
 * Starts a worker; call `setUpWorkers` first.
 *
 * @param onListening called with the site's address when the worker serves and takes calls
 */
export function forkWorker(onListening: PrimaryCalls['listening']): Worker {
  const worker = cluster.fork();
  const calls = createBirpc<WorkerCalls, PrimaryCalls>(
    { listening: onListening },
    {
      // Without a callback, a message to a worker that is ending would be an uncaught error.
      post: (message) => void worker.send(message, () => undefined),
      on: (receive) => void worker.on('message', receive),
      timeout: RESPONSE_LIMIT_MS,
    },
  );
  const exitPromise = new Promise<WorkerExit>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }));
    // Other errors concern messages to a worker that is ending.
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve({ code: null, signal: null });
    });
  });
  return {
    pid: worker.process.pid,
    ended: exitPromise,
    purge: (tenant) => calls.purge(tenant),
    shutDown: (signal) => void calls.shutDown.asEvent(signal),
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
