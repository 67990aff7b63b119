import { ContainerModule } from 'inversify';
import { openDeals } from '../../../application/deals/open-deals.ts';
import { openSavePricePopup } from '../../../application/deals/open-save-price-popup.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const dealsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.deals).toResolvedValue(
    ...fromTokens(openDeals, {
      agency: FEATURE.agency,
      session: FEATURE.session,
      deals: PORT.deals,
      page: PORT.page,
      clock: PORT.clock,
      refetch: REFETCH,
    }),
  );
  bind(FEATURE.savePrice).toResolvedValue(
    ...fromTokens(openSavePricePopup, {
      agency: FEATURE.agency,
      session: FEATURE.session,
      stored: PORT.stored,
      clock: PORT.clock,
    }),
  );
});
