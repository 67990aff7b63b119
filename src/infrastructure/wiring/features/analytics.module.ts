import { ContainerModule } from 'inversify';
import { createAnalytics } from '../../../application/analytics/create-analytics.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const analyticsFactory = fromTokens(createAnalytics, {
  agency: FEATURE.agency,
  stored: PORT.stored,
  reporter: PORT.reporter,
});

export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.analytics).toResolvedValue(...analyticsFactory);
});
