import { ContainerModule } from 'inversify';
import { openDeals } from '../../../application/deals/open-deals.ts';
import { openSavePricePopup } from '../../../application/deals/open-save-price-popup.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const dealsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.deals).toResolvedValue(
    (agency, session, deals, page, clock, refetch) => openDeals({ agency, session, deals, page, clock, refetch }),
    [FEATURE.agency, FEATURE.session, PORT.deals, PORT.page, PORT.clock, REFETCH],
  );
  bind(FEATURE.savePrice).toResolvedValue(
    (agency, session, stored, clock) => openSavePricePopup({ agency, session, stored, clock }),
    [FEATURE.agency, FEATURE.session, PORT.stored, PORT.clock],
  );
});
