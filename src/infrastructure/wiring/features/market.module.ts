import { ContainerModule } from 'inversify';
import { openMarket } from '../../../application/market/open-market.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const marketModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.market).toResolvedValue(
    (agency, session, rates, languages, currencySource, stored, tabs, page, clock, reporter) =>
      openMarket({
        agency,
        session,
        rates,
        languages,
        currencySource,
        stored,
        tabs,
        page,
        clock,
        reporter,
      }),
    [
      FEATURE.agency,
      FEATURE.session,
      PORT.rates,
      PORT.languages,
      PORT.currencySource,
      PORT.stored,
      PORT.tabs,
      PORT.page,
      PORT.clock,
      PORT.reporter,
    ],
  );
});
