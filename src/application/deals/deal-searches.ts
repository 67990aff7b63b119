import { PRODUCTS } from '../../domain/agency/products.ts';
import { dealPlace, dealPlaceName } from '../../domain/deals/deal-place.ts';
import { DEFAULT_SEARCHES, type DealSearch } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { type DealsSummary, dealsSummary } from '../../domain/deals/deals-summary.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly page: Page;
}

/** A search, and what the page says of it. */
interface MadeSearch<T extends TabWithDeals> {
  readonly search: DealSearch<T>;
  readonly summary: DealsSummary;
}

/**
 * The home page's current search of a product, by the address, the agency and the visitor's own day, `today`.
 *
 * @see rules §2, home page query, and §9, deal search defaults; rules 9.2 and 2.10
 */
export function dealSearches({
  agency,
  page,
}: Needs): <T extends TabWithDeals>(tab: T, today: Temporal.PlainDate) => MadeSearch<T> {
  return (tab, today) => {
    const query = page.address().searchParams;
    const of = (name: string) => query.get(name) ?? undefined;
    const { dealLocation } = agency.policies.now();
    const inAddress = {
      lat: of('lat'),
      long: of('long'),
      airportLat: of('airportLat'),
      airportLong: of('airportLong'),
      place: of('place'),
    };
    const where = dealPlace(inAddress, dealLocation);
    const search = DEFAULT_SEARCHES[tab]({ today, sameDayDisallowed: isSameDayDisallowed(tab), where });
    return { search, summary: dealsSummary(tab, search, dealPlaceName(inAddress, dealLocation, tab)) };
  };

  function isSameDayDisallowed(tab: TabWithDeals): boolean {
    const name = PRODUCTS.find(({ service }) => service === tab)?.sameDayName ?? null;
    const known = agency.state.now();
    return name !== null && 'agency' in known && known.agency.sameDayBookingDisallowed[name];
  }
}
