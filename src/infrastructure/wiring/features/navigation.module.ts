import { ContainerModule } from 'inversify';
import { createCodeLoading } from '../../../application/navigation/create-code-loading.ts';
import { createNavigation } from '../../../application/navigation/create-navigation.ts';
import { createPageData } from '../../../application/navigation/create-page-data.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const navigationFactory = fromTokens(createNavigation, {
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
const pageDataFactory = fromTokens(createPageData, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  market: FEATURE.market,
  navigation: FEATURE.navigation,
  deals: FEATURE.deals,
  content: FEATURE.content,
  refetch: REFETCH,
});
const codeLoadingFactory = fromTokens(createCodeLoading, {
  build: PORT.build,
  page: PORT.page,
  stored: PORT.stored,
  reporter: PORT.reporter,
  clock: PORT.clock,
});

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.navigation).toResolvedValue(...navigationFactory);
  bind(FEATURE.pageData).toResolvedValue(...pageDataFactory);
  bind(FEATURE.code).toResolvedValue(...codeLoadingFactory);
});
