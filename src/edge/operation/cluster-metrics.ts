import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Lets the primary process read this worker's metrics from now on. @param registry the worker's registry */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Created for its listener: it answers the primary process's requests.
  new AggregatorRegistry();
}

interface ClusterMetricsDependencies {
  /** How many workers serve now. */
  readonly serving: () => number;
  /** How many have ended unexpectedly so far. */
  readonly lost: () => number;
}

/** The sums over all workers, and the primary process's own metrics. */
export function clusterMetrics({ serving, lost }: ClusterMetricsDependencies): Pick<Metrics, 'contentType' | 'text'> {
  const ofWorkers = new AggregatorRegistry();
  const ownRegistry = new Registry();
  const registers = [ownRegistry];
  collectDefaultMetrics({ register: ownRegistry, prefix: 'primary_' });
  new Gauge({
    name: 'livery_workers',
    help: 'Workers that serve.',
    registers,
    collect() {
      this.set(serving());
    },
  });
  new Counter({
    name: 'livery_workers_lost_total',
    help: 'Workers that ended unexpectedly and were replaced.',
    registers,
    collect() {
      this.reset();
      this.inc(lost());
    },
  });
  return {
    contentType: ownRegistry.contentType,
    text: async () => (await Promise.all([ofWorkers.clusterMetrics(), ownRegistry.metrics()])).join('\n'),
  };
}
