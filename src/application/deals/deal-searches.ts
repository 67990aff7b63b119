import { type DealPlace, dealPlace } from '../../domain/deals/deal-place.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from '../../domain/deals/deal-search.ts';
import { defaultActivitySearch, defaultCarSearch, defaultHotelSearch } from '../../domain/deals/default-searches.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly page: Page;
}

/** The home page's current searches, by the address, the agency and the visitor's own day, `today`. */
export interface DealSearches {
  hotels(today: Temporal.PlainDate): HotelDealSearch;
  activities(today: Temporal.PlainDate): ActivityDealSearch;
  cars(today: Temporal.PlainDate): CarDealSearch;
}

/** @see rules §2, home page query, and §9, deal search defaults; rules 9.2 and 2.10 */
export function dealSearches({ agency, page }: Needs): DealSearches {
  const where = (): DealPlace => {
    const query = page.address().searchParams;
    const of = (name: string) => query.get(name) ?? undefined;
    return dealPlace(
      { lat: of('lat'), long: of('long'), airportLat: of('airportLat'), airportLong: of('airportLong') },
      agency.policies.now().dealLocation,
    );
  };
  const isSameDayDisallowed = (product: 'hotel' | 'activities' | 'car') => {
    const known = agency.state.now();
    return 'agency' in known && known.agency.sameDayBookingDisallowed[product];
  };

  return {
    hotels(today) {
      const { place, named } = where();
      const sameDayDisallowed = isSameDayDisallowed('hotel');
      return defaultHotelSearch({ today, sameDayDisallowed, where: place, searchString: named });
    },
    activities(today) {
      const sameDayDisallowed = isSameDayDisallowed('activities');
      return defaultActivitySearch({ today, sameDayDisallowed, where: where().place });
    },
    cars(today) {
      const { airport, named } = where();
      const sameDayDisallowed = isSameDayDisallowed('car');
      return defaultCarSearch({ today, sameDayDisallowed, where: airport, searchString: named });
    },
  };
}
