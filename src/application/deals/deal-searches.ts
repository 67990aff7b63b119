import { type DealPlace, dealPlace } from '../../domain/deals/deal-place.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from '../../domain/deals/deal-search.ts';
import { defaultActivitySearch, defaultCarSearch, defaultHotelSearch } from '../../domain/deals/default-searches.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import type { Page } from '../navigation/page.port.ts';
import type { Clock } from '../shared/clock.port.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly page: Page;
  readonly clock: Clock;
}

/** The home page's current searches, by the address, the agency and the visitor's own day. */
export interface DealSearches {
  hotels(): HotelDealSearch;
  activities(): ActivityDealSearch;
  cars(): CarDealSearch;
}

/** @see rules §2, home page query, and §9, deal search defaults; rules 9.2 and 2.10 */
export function dealSearches({ agency, page, clock }: Needs): DealSearches {
  const where = (): DealPlace => {
    const query = page.address().searchParams;
    const of = (name: string) => query.get(name) ?? undefined;
    return dealPlace(
      { lat: of('lat'), long: of('long'), airportLat: of('airportLat'), airportLong: of('airportLong') },
      agency.policies.now().dealLocation,
    );
  };
  const today = () => todayIn(clock.now(), clock.timeZone());
  const isSameDayDisallowed = (product: 'hotel' | 'activities' | 'car') => {
    const known = agency.state.now();
    return 'agency' in known && known.agency.sameDayBookingDisallowed[product];
  };

  return {
    hotels() {
      const { place, named } = where();
      const sameDayDisallowed = isSameDayDisallowed('hotel');
      return defaultHotelSearch({ today: today(), sameDayDisallowed, where: place, searchString: named });
    },
    activities() {
      const sameDayDisallowed = isSameDayDisallowed('activities');
      return defaultActivitySearch({ today: today(), sameDayDisallowed, where: where().place });
    },
    cars() {
      const { airport, named } = where();
      const sameDayDisallowed = isSameDayDisallowed('car');
      return defaultCarSearch({ today: today(), sameDayDisallowed, where: airport, searchString: named });
    },
  };
}
