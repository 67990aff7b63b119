import type { Tenant } from '../../domain/agency/tenant.ts';
import type { Log } from '../operation/log.ts';
import type { Worker } from './fork-worker.ts';

interface WorkersDependencies {
  readonly count: number;
  readonly fork: (onListening: (address: string) => void) => Worker;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Called once, when all workers serve. @param address the site's address */
  readonly onStarted: (address: string) => void;
  /** Called if workers can't be kept running. @param code the exit code for the process */
  readonly onGivenUp: (code: number) => void;
  readonly log: Pick<Log, 'error' | 'fatal'>;
}

/** The processes that serve. */
export interface Workers {
  start(): void;
  /** How many of them serve now. */
  serving(): number;
  /** How many have ended unexpectedly so far. */
  lost(): number;
  /** Deletes everything that the workers have cached for a site; rejects if one doesn't respond. */
  purge(tenant: Tenant): Promise<void>;
  /** Makes all workers shut down as the signal asks for, without replacing them; resolves when all have ended. */
  shutDown(signal: NodeJS.Signals): Promise<void>;
  /** Ends all workers immediately. */
  kill(): void;
}

/**
 * The exit codes of a worker that can't start and has logged why: an uncaught error, unusable settings, or a port that
 * is taken.
 */
const FAILED_START_CODES: readonly unknown[] = [1, 2];
/** A worker that lived for a shorter time, in milliseconds, ended early: the next one may too. */
const EARLY_END_MS = 10_000;
/** How long an early end is counted, in milliseconds. */
const EARLY_END_WINDOW_MS = 60_000;
/** After this many early ends, if no worker has lived for longer, the server gives up. */
const MAX_EARLY_ENDS = 5;
/** The delay before a worker that ended early is replaced, in milliseconds; doubled after each further one. */
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 15_000;

interface RunningWorker {
  readonly worker: Worker;
  readonly since: number;
  isServing: boolean;
}

/**
 * Keeps `count` workers running. The first one starts alone: if it can't, because of its settings or a port that is
 * taken, that is logged once and ends the start. A worker that ends unexpectedly is replaced, immediately if it had
 * lived for a while, else after a growing delay. If all of them keep ending early, the server gives up.
 */
export function createWorkers({ count, fork, now, wait, onStarted, onGivenUp, log }: WorkersDependencies): Workers {
  const runningWorkers = new Set<RunningWorker>();
  const serving = () => [...runningWorkers].filter(({ isServing }) => isServing);
  let isEnding = false;
  let hasStarted = false;
  let lost = 0;
  let earlyEnds: readonly number[] = [];

  function start(): void {
    // Another worker may have been started meanwhile.
    if (isEnding || runningWorkers.size >= count) return;
    const worker: RunningWorker = {
      worker: fork((address) => served(worker, address)),
      since: now(),
      isServing: false,
    };
    runningWorkers.add(worker);
    void worker.worker.ended.then(({ code, signal }) => {
      runningWorkers.delete(worker);
      if (!isEnding) replace(worker, code ?? signal ?? 'could not be started');
    });
  }

  function served(worker: RunningWorker, address: string): void {
    worker.isServing = true;
    if (hasStarted) return;
    for (let missingWorkers = count - runningWorkers.size; missingWorkers > 0; missingWorkers -= 1) start();
    hasStarted = serving().length === count;
    if (hasStarted) onStarted(address);
  }

  function replace({ worker, since, isServing }: RunningWorker, end: number | string): void {
    lost += 1;
    const isFirst = !hasStarted && runningWorkers.size === 0;
    if (isFirst && !isServing && FAILED_START_CODES.includes(end)) return giveUp(Number(end));
    earlyEnds = earlyEnds.filter((time) => now() - time < EARLY_END_WINDOW_MS);
    const isEarly = now() - since < EARLY_END_MS;
    if (isEarly) earlyEnds = [...earlyEnds, now()];
    const isHopeless = [...runningWorkers].every((otherWorker) => now() - otherWorker.since < EARLY_END_MS);
    if (earlyEnds.length >= MAX_EARLY_ENDS && isHopeless) {
      log.fatal(
        { worker: worker.pid, end },
        `${earlyEnds.length} workers ended soon after their start: the server ends.`,
      );
      return giveUp(1);
    }
    const delay = isEarly ? Math.min(FIRST_RESTART_DELAY_MS * 2 ** (earlyEnds.length - 1), MAX_RESTART_DELAY_MS) : 0;
    log.error({ worker: worker.pid, end, delay }, 'A worker ended unexpectedly: another one takes its place.');
    void wait(delay).then(start);
  }

  function giveUp(code: number): void {
    isEnding = true;
    onGivenUp(code);
  }

  return {
    start,
    serving: () => serving().length,
    lost: () => lost,
    // A worker that doesn't serve yet, or has ended, has nothing cached.
    purge: async (tenant) =>
      void (await Promise.all(serving().map(({ worker }) => Promise.race([worker.purge(tenant), worker.ended])))),
    async shutDown(signal) {
      isEnding = true;
      for (const { worker, isServing } of runningWorkers) {
        if (isServing) worker.shutDown(signal);
        else worker.kill();
      }
      await Promise.all([...runningWorkers].map(({ worker }) => worker.ended));
    },
    kill() {
      for (const { worker } of runningWorkers) worker.kill();
    },
  };
}
