import { ContainerModule } from 'inversify';
import { openDeals } from '../../../application/deals/open-deals.ts';
import { openSavePricePopup } from '../../../application/deals/open-save-price-popup.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const deals = fromTokens(openDeals, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  deals: PORT.deals,
  page: PORT.page,
  clock: PORT.clock,
  location: PORT.location,
  refetch: REFETCH,
});
const savePrice = fromTokens(openSavePricePopup, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  stored: PORT.stored,
  clock: PORT.clock,
});

export const dealsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.deals).toResolvedValue(...deals);
  bind(FEATURE.savePrice).toResolvedValue(...savePrice);
});
