import { ContainerModule } from 'inversify';
import { openAnalytics } from '../../../application/analytics/open-analytics.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.analytics).toResolvedValue(
    (agency, localStorage, reporter) => openAnalytics({ agency, localStorage, reporter }),
    [FEATURE.agency, PORT.localStorage, PORT.reporter],
  );
});
