import type { Tenant } from '../../domain/agency/tenant.ts';
import type { Log } from '../operation/log.ts';
import type { Worker } from './fork-worker.ts';

interface WorkersDependencies {
  readonly count: number;
  readonly fork: (onListening: (address: string) => void) => Worker;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Once, when all of them serve. @param address of the site */
  readonly onStarted: (address: string) => void;
  /** Workers can't be kept running. @param code for the process to end with */
  readonly onGivenUp: (code: number) => void;
  readonly log: Pick<Log, 'error' | 'fatal'>;
}

/** The processes that serve. */
export interface Workers {
  start(): void;
  /** How many of them serve. */
  serving(): number;
  /** How many ended unexpectedly so far. */
  lost(): number;
  /** Deletes what each of them caches for a site; rejects if one does not respond. */
  purge(tenant: Tenant): Promise<void>;
  /** Has them end as the signal means, none is replaced; resolves when all have ended. */
  shutDown(signal: NodeJS.Signals): Promise<void>;
  /** Ends them at once. */
  kill(): void;
}

/**
 * The exit codes of a worker that can't start: an error was not caught; its settings can't be used, or its port is taken.
 * It said so itself.
 */
const FAILED_START_CODES: readonly unknown[] = [1, 2];
/** A worker that lived for less, in milliseconds, ended early: the next one may end likewise. */
const EARLY_END_MS = 10_000;
/** How long an early end counts, in milliseconds. */
const EARLY_END_WINDOW_MS = 60_000;
/** With so many early ends, and no worker that has lived for longer, nothing is served. */
const MAX_EARLY_ENDS = 5;
/** Before a worker is replaced that ended early, in milliseconds; twice as long after each further one. */
const FIRST_RESTART_DELAY_MS = 100;
const MAX_RESTART_DELAY_MS = 15_000;

interface RunningWorker {
  readonly worker: Worker;
  readonly since: number;
  isServing: boolean;
}

/**
 * Keeps so many workers running. The first starts alone: why it can't, such as settings or a port that is taken, is said
 * once and ends the start. A worker that ends unexpectedly is replaced, at once if it had lived for a while,
 * else later each time; when all of them end early again and again, it is given up.
 */
export function createWorkers({ count, fork, now, wait, onStarted, onGivenUp, log }: WorkersDependencies): Workers {
  const running = new Set<RunningWorker>();
  const serving = () => [...running].filter(({ isServing }) => isServing);
  let isEnding = false;
  let hasStarted = false;
  let lost = 0;
  let earlyEnds: readonly number[] = [];

  function start(): void {
    // Another one may have taken the place meanwhile.
    if (isEnding || running.size >= count) return;
    const one: RunningWorker = { worker: fork((address) => served(one, address)), since: now(), isServing: false };
    running.add(one);
    void one.worker.ended.then(({ code, signal }) => {
      running.delete(one);
      if (!isEnding) replace(one, code ?? signal ?? 'could not be started');
    });
  }

  function served(one: RunningWorker, address: string): void {
    one.isServing = true;
    if (hasStarted) return;
    for (let missing = count - running.size; missing > 0; missing -= 1) start();
    hasStarted = serving().length === count;
    if (hasStarted) onStarted(address);
  }

  function replace({ worker, since, isServing }: RunningWorker, end: number | string): void {
    lost += 1;
    const isFirst = !hasStarted && running.size === 0;
    if (isFirst && !isServing && FAILED_START_CODES.includes(end)) return giveUp(Number(end));
    earlyEnds = earlyEnds.filter((time) => now() - time < EARLY_END_WINDOW_MS);
    const isEarly = now() - since < EARLY_END_MS;
    if (isEarly) earlyEnds = [...earlyEnds, now()];
    const isHopeless = [...running].every((other) => now() - other.since < EARLY_END_MS);
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
    // A worker that does not serve yet has nothing cached, and one that has ended has nothing any more.
    purge: async (tenant) =>
      void (await Promise.all(serving().map(({ worker }) => Promise.race([worker.purge(tenant), worker.ended])))),
    async shutDown(signal) {
      isEnding = true;
      for (const { worker, isServing } of running) {
        if (isServing) worker.shutDown(signal);
        else worker.kill();
      }
      await Promise.all([...running].map(({ worker }) => worker.ended));
    },
    kill() {
      for (const { worker } of running) worker.kill();
    },
  };
}
