import { ContainerModule } from 'inversify';
import { openCodeLoading } from '../../../application/navigation/open-code-loading.ts';
import { openNavigation } from '../../../application/navigation/open-navigation.ts';
import { openPageData } from '../../../application/navigation/open-page-data.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const navigation = fromTokens(openNavigation, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  navigation: PORT.navigation,
  configuration: PORT.configuration,
  stored: PORT.stored,
  clock: PORT.clock,
  page: PORT.page,
  refetch: REFETCH,
  remotes: FEATURE.remotes,
});
const pageData = fromTokens(openPageData, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  market: FEATURE.market,
  navigation: FEATURE.navigation,
  deals: FEATURE.deals,
  content: FEATURE.content,
  refetch: REFETCH,
});
const code = fromTokens(openCodeLoading, {
  build: PORT.build,
  page: PORT.page,
  stored: PORT.stored,
  reporter: PORT.reporter,
  clock: PORT.clock,
});

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.navigation).toResolvedValue(...navigation);
  bind(FEATURE.pageData).toResolvedValue(...pageData);
  bind(FEATURE.code).toResolvedValue(...code);
});
