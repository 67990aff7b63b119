import type { Settings } from '../../infrastructure/configuration/settings.ts';
import { clientReader } from './client-address.ts';
import { currentRequest } from './current-request.ts';
import { limitPages } from './limit-pages.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { telemetryRoutes } from './telemetry.ts';

interface EdgeOperationDependencies {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'tenantMismatch' | 'pageRendered'>;
  readonly settings: Pick<Settings, 'trustedProxies' | 'pagesPerMinute'>;
}

/** The metrics, logs and limits of a serving edge. */
export function edgeOperation({
  log,
  metrics,
  settings: { trustedProxies, pagesPerMinute: perMinute },
}: EdgeOperationDependencies) {
  return {
    onTenantMismatch(mismatch: object): void {
      metrics.tenantMismatch();
      log.error(mismatch, 'A response was not sent because it is another site’s.');
    },
    /** @param seconds how long a page took to render */
    onRender(seconds: number): void {
      metrics.pageRendered(seconds);
      const request = currentRequest();
      if (request !== undefined) request.renderMs = seconds * 1000;
    },
    telemetry: telemetryRoutes({ log, clientOf: clientReader(trustedProxies) }),
    limitPages: limitPages({ perMinute, trustedProxies, log }),
  };
}
