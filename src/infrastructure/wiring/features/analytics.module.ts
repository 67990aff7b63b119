import { ContainerModule } from 'inversify';
import { openAnalytics } from '../../../application/analytics/open-analytics.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const analytics = fromTokens(openAnalytics, { agency: FEATURE.agency, stored: PORT.stored, reporter: PORT.reporter });

export const analyticsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.analytics).toResolvedValue(...analytics);
});
