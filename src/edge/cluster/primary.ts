import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../../infrastructure/configuration/settings.ts';
import { listenAdmin } from '../listen-admin.ts';
import { adminRoutes } from '../operation/admin.ts';
import type { BuildVersion } from '../operation/build-version.ts';
import { clusterMetrics } from '../operation/cluster-metrics.ts';
import type { Log } from '../operation/log.ts';
import { createReadiness } from '../operation/readiness.ts';
import { CLOSE_LIMIT_MS, endOnSignals, shutDownTimes } from '../operation/shut-down.ts';
import { forkWorker, setUpWorkers } from './fork-worker.ts';
import { createWorkers } from './workers.ts';

interface RunPrimaryDependencies {
  /** How many workers serve: 2 or more. */
  readonly count: number;
  /** The file that workers run, without links in its path. */
  readonly program: string;
  /** The folder of the build, likewise. */
  readonly root: string;
  readonly version: BuildVersion;
  readonly settings: Settings;
  readonly log: Log;
}

/**
 * Runs the process in front of several workers, which share the site's port. It serves no page: it keeps the workers
 * running, owns the admin port, whose figures and purges are those of all workers, and has them drain on a signal.
 *
 * @returns why it can't start, in a sentence; `undefined` if it runs
 */
export async function runPrimary({
  count,
  program,
  root,
  version,
  settings,
  log,
}: RunPrimaryDependencies): Promise<string | undefined> {
  setUpWorkers({ program, root });
  const readiness = createReadiness();
  const workers = createWorkers({
    count,
    fork: forkWorker,
    now: () => performance.now(),
    wait,
    onStarted: (address) => log.info(`Livery is listening on ${address} with ${count} workers`),
    onGivenUp: (code) => process.exit(code),
    log,
  });
  const noWorker = () => (workers.serving() === 0 ? 'No worker serves at the moment.' : undefined);
  const admin = adminRoutes({
    readiness: { problem: () => readiness.problem() ?? noWorker() },
    version,
    metrics: clusterMetrics(workers),
    purge: workers.purge,
  });
  const adminListening = await listenAdmin(admin, settings);
  if (adminListening?.ok === false) return adminListening.error;
  if (adminListening !== undefined) log.info(`The admin port is listening on ${adminListening.value.address}`);
  if (settings.apiUrl === undefined) {
    log.warn(
      'Each worker has its own embedded sandbox: what is changed or signed in through one is unknown to the others. Use one worker, or set LIVERY_API_URL.',
    );
  }
  // However this process ends, a worker that hangs does not outlive it.
  process.on('exit', workers.kill);
  const { delay, timeout } = shutDownTimes(settings);
  endOnSignals({
    readiness,
    longest: delay + timeout + 2 * CLOSE_LIMIT_MS,
    end: (signal = 'SIGINT') => workers.shutDown(signal),
    log,
  });
  workers.start();
  readiness.open();
  return undefined;
}
