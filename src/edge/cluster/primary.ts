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
  /** The number of workers: 2 or more. */
  readonly count: number;
  /** The file that workers run, without symbolic links in its path. */
  readonly program: string;
  /** The folder of the build, also without symbolic links. */
  readonly root: string;
  readonly version: BuildVersion;
  readonly settings: Settings;
  readonly log: Log;
}

/**
 * Runs the primary process of several workers, which share the site's port. It serves no pages: it keeps the workers
 * running, serves the admin port, with figures and purges for all workers, and makes them drain on a signal.
 *
 * @returns one sentence on why it can't start; `undefined` if it runs
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
  // However this process ends, no hanging worker remains.
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
