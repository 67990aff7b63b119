import { PRODUCTS } from '@livery/contract/agency/products';
import { dealPlace, PLACE_PARAMETERS, type PlaceQuery } from '../../domain/deals/deal-place.ts';
import { DEFAULT_SEARCHES, type DealSearch } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';

interface DealSearchesDependencies {
  readonly agency: HostAgency;
  readonly page: Page;
}

/**
 * The home page's current search of a product, made from the address, the agency and the visitor's date, `today`.
 *
 * @rule 2.10, 9.2
 */
export function dealSearches({
  agency,
  page,
}: DealSearchesDependencies): <T extends TabWithDeals>(tab: T, today: Temporal.PlainDate) => DealSearch<T> {
  return (tab, today) => {
    const query = page.address().searchParams;
    const inAddress = recordFromKeys<PlaceQuery>(PLACE_PARAMETERS, (name) => query.get(name) ?? undefined);
    const where = dealPlace(inAddress, agency.policies.now().dealLocation);
    return DEFAULT_SEARCHES[tab]({ today, sameDayDisallowed: isSameDayDisallowed(tab), where });
  };

  function isSameDayDisallowed(tab: TabWithDeals): boolean {
    const name = PRODUCTS.find(({ service }) => service === tab)?.sameDayName ?? null;
    const knownAgency = agency.state.now();
    return name !== null && 'agency' in knownAgency && knownAgency.agency.sameDayBookingDisallowed[name];
  }
}
