import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Has the primary process read what this worker counts, from now on. @param registry of the worker */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Made for what it listens to: the requests of the primary process.
  new AggregatorRegistry();
}

interface ClusterMetricsDependencies {
  /** How many workers serve. */
  readonly serving: () => number;
  /** How many ended unexpectedly so far. */
  readonly lost: () => number;
}

/** The sums over all workers, and what the primary process measures of itself. */
export function clusterMetrics({ serving, lost }: ClusterMetricsDependencies): Pick<Metrics, 'contentType' | 'text'> {
  const ofWorkers = new AggregatorRegistry();
  const own = new Registry();
  const registers = [own];
  collectDefaultMetrics({ register: own, prefix: 'primary_' });
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
    contentType: own.contentType,
    text: async () => (await Promise.all([ofWorkers.clusterMetrics(), own.metrics()])).join('\n'),
  };
}
