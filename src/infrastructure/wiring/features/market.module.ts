import { ContainerModule } from 'inversify';
import { createMarket } from '../../../application/market/create-market.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const marketFactory = fromTokens(createMarket, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  rates: PORT.rates,
  languages: PORT.languages,
  currencySource: PORT.currencySource,
  stored: PORT.stored,
  tabs: PORT.tabs,
  page: PORT.page,
  clock: PORT.clock,
  reporter: PORT.reporter,
});

export const marketModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.market).toResolvedValue(...marketFactory);
});
