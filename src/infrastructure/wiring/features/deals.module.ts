import { ContainerModule } from 'inversify';
import { createDeals } from '../../../application/deals/create-deals.ts';
import { createSavePricePopup } from '../../../application/deals/create-save-price-popup.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const dealsFactory = fromTokens(createDeals, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  deals: PORT.deals,
  page: PORT.page,
  clock: PORT.clock,
  location: PORT.location,
  refetch: REFETCH,
});
const savePriceFactory = fromTokens(createSavePricePopup, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  stored: PORT.stored,
  clock: PORT.clock,
});

export const dealsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.deals).toResolvedValue(...dealsFactory);
  bind(FEATURE.savePrice).toResolvedValue(...savePriceFactory);
});
