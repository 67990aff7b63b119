import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Settings } from '../infrastructure/configuration/settings.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import type { Edge } from './create-edge.ts';
import { listen } from './listen.ts';
import { listenAdmin } from './listen-admin.ts';
import { adminRoutes } from './operation/admin.ts';
import type { BuildVersion } from './operation/build-version.ts';
import { shareMetrics } from './operation/cluster-metrics.ts';
import type { Log } from './operation/log.ts';
import type { Metrics } from './operation/metrics.ts';
import { observeRequests } from './operation/observe-requests.ts';
import { createReadiness } from './operation/readiness.ts';
import { shutDownOnSignals, shutDownTimes } from './operation/shut-down.ts';

interface RunServerDependencies {
  readonly edge: Edge;
  readonly settings: Settings;
  readonly version: BuildVersion;
  readonly metrics: Metrics;
  /** The registry of the metrics. */
  readonly registry: Registry;
  readonly log: Log;
  /** Whether the sandbox is used instead of an API. */
  readonly isSandbox: boolean;
  /** Closes connections to other programs. */
  readonly close: () => Promise<void>;
}

/**
 * Serves an edge on the site's port until a signal ends it, together with the admin port. In a worker, the primary
 * process has the admin port and handles the signals.
 *
 * @returns one sentence on why it can't start; `undefined` if it serves
 */
export async function runServer(dependencies: RunServerDependencies): Promise<string | undefined> {
  const { edge, settings, version, metrics, registry, log, isSandbox, close } = dependencies;
  const { isWorker } = cluster;
  const readiness = createReadiness();
  const admin = adminRoutes({ readiness, version, metrics, purge: edge.purge });
  // The admin port is opened first: it reports that the server is starting.
  const adminListening = isWorker ? undefined : await listenAdmin(admin, settings);
  const listening =
    adminListening?.ok === false
      ? adminListening
      : await listen(
          edge,
          { ...settings, limits: { ...CONNECTION_LIMITS, keepAlive: settings.keepAlive } },
          (handle) => observeRequests(handle, { log, metrics }),
          metrics.connectionRefused,
        );
  if (!listening.ok) {
    if (adminListening?.ok) adminListening.value.server.close();
    await close();
    return listening.error;
  }
  const { server, address } = listening.value;
  const servers = [...(adminListening?.ok ? [adminListening.value.server] : []), server];
  const times = shutDownTimes(settings);
  const outlivesRejections = settings.renderRemotes !== undefined;
  const shutDown = shutDownOnSignals({ readiness, servers, ...times, close, log, isWorker, outlivesRejections });
  readiness.open();
  if (isWorker) {
    shareMetrics(registry);
    const { joinPrimary } = await import('./cluster/worker.ts');
    joinPrimary({ address, purge: edge.purge, shutDown, log });
  }
  if (isSandbox) {
    log.info('Livery runs with the embedded sandbox: its agencies, people and bookings are invented.');
  }
  if (adminListening?.ok) log.info(`The admin port is listening on ${adminListening.value.address}`);
  log.info(`${isWorker ? 'A worker' : 'Livery'} is listening on ${address}`);
  return undefined;
}
