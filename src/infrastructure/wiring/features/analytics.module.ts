import { ContainerModule } from 'inversify';
import { openAnalytics } from '../../../application/analytics/open-analytics.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.analytics).toResolvedValue(
    (agency, stored, reporter) => openAnalytics({ agency, stored, reporter }),
    [FEATURE.agency, PORT.stored, PORT.reporter],
  );
});
