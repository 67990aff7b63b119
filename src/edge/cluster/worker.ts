import cluster from 'node:cluster';
import { createBirpc } from 'birpc';
import type { Log } from '../operation/log.ts';
import type { PrimaryCalls, WorkerCalls } from './calls.ts';

interface JoinPrimaryDependencies extends WorkerCalls {
  /** The site's address. */
  readonly address: string;
  readonly log: Pick<Log, 'fatal'>;
}

/**
 * Accepts calls of the primary process, and notifies it that this worker serves. The worker ends if the primary process
 * is gone.
 */
export function joinPrimary({ address, log, purge, shutDown }: JoinPrimaryDependencies): void {
  const primary = createBirpc<PrimaryCalls, WorkerCalls>(
    { purge, shutDown },
    {
      post: (message) => void process.send?.(message, undefined, {}, () => undefined),
      on: (receive) => void process.on('message', receive),
    },
  );
  // `node:cluster` then ends a worker with its own listener.
  process.prependOnceListener('disconnect', () => {
    if (cluster.worker?.exitedAfterDisconnect !== true) log.fatal('The primary process is gone: this worker ends.');
  });
  void primary.listening.asEvent(address);
}
