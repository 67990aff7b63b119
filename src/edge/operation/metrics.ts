import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedCall } from '../../infrastructure/http/observed-client.ts';
import type { Refusal } from '../connection-limits.ts';

/** The possible values of a label; free texts would create a separate time series for each requested path. */
export type RouteClass = 'page' | 'asset' | 'remote' | 'machine-file' | 'api' | 'report' | 'health';

/** Where a response came from (RFC 9211): a cache, or the service behind it. */
export type CacheResult = 'hit' | 'stale' | 'miss' | 'none';

/** A response that was sent, or whose connection was closed before that. */
export interface SentResponse {
  readonly route: RouteClass;
  readonly status: number;
  readonly cache: CacheResult;
  /** From the request's headers to the end of the response. */
  readonly seconds: number;
}

/** The metrics for operators, in Prometheus' text format. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  responseSent(response: SentResponse): void;
  callEnded(call: EndedCall): void;
  /** @param seconds from a page's request to its last byte */
  pageRendered(seconds: number): void;
  /** @param tier `pages`, `memory` or `redis` */
  cacheRead(tier: string, result: CacheResult): void;
  tenantMismatch(): void;
  /** To be called when a connection was closed before there was a request. */
  connectionRefused(reason: Refusal): void;
  /** @param read called when metrics are read; returns how many pages are being rendered or wait for that */
  watchQueue(read: () => number): void;
}

/** In seconds: from a cached page to one that waited for a slow API. */
const DURATION_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics of one process, in a new registry or in the given one; they include memory, garbage collection and the event
 * loop's delay.
 */
export function createMetrics(registry = new Registry()): Metrics {
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const requests = new Histogram({
    name: 'livery_http_request_duration_seconds',
    help: 'Time of responses, by route class, status and cache result.',
    labelNames: ['route', 'status', 'cache'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'livery_api_call_duration_seconds',
    help: 'Time of calls of the API, by path and outcome.',
    labelNames: ['path', 'outcome'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: 'livery_page_render_duration_seconds',
    help: 'Time to render a page, the calls that it waits for among it.',
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const reads = new Counter({
    name: 'livery_cache_reads_total',
    help: 'Reads of caches, by tier and result.',
    labelNames: ['tier', 'result'],
    registers,
  });
  const mismatches = new Counter({
    name: 'livery_tenant_mismatches_total',
    help: 'Responses that were not sent because they are another site’s; more than 0 is a defect.',
    registers,
  });
  const refusals = new Counter({
    name: 'livery_connections_refused_total',
    help: 'Connections that were closed before there was a request, by reason.',
    labelNames: ['reason'],
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    responseSent: ({ route, status, cache, seconds }) =>
      requests.observe({ route, cache, status: String(status) }, seconds),
    callEnded: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    pageRendered: (seconds) => renders.observe(seconds),
    cacheRead: (tier, result) => reads.inc({ tier, result }),
    tenantMismatch: () => mismatches.inc(),
    connectionRefused: (reason) => refusals.inc({ reason }),
    watchQueue(read) {
      new Gauge({
        name: 'livery_render_queue',
        help: 'Pages that are being rendered or wait for that.',
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
}
