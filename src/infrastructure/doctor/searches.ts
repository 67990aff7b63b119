import type { Clock } from '../../application/shared/clock.port.ts';
import type { DealLocation } from '../../domain/agency/policies.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from '../../domain/deals/deal-search.ts';
import { defaultActivitySearch, defaultCarSearch, defaultHotelSearch } from '../../domain/deals/default-searches.ts';
import { DEAL_CURRENCY } from '../../domain/market/currency-choice.ts';
import type { ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { todayIn } from '../../domain/trip/today-in.ts';

/** The searches of a diagnosis: the home page's. */
export interface Searches {
  readonly hotels: HotelDealSearch;
  readonly activities: ActivityDealSearch;
  readonly cars: CarDealSearch;
  readonly resorts: ResortDealsSearch;
  readonly resortKey: string;
}

/** The home page's own searches around the deployment's place (rules §9). */
export function searchesAround(place: DealLocation, clock: Clock): Searches {
  const today = todayIn(clock.now(), clock.timeZone());
  const search = { today, sameDayDisallowed: false, searchString: place.name };
  const { latitude: lat, longitude: lon } = place;
  return {
    hotels: defaultHotelSearch({ ...search, where: place }),
    activities: defaultActivitySearch({ ...search, where: place }),
    cars: defaultCarSearch({ ...search, where: place.airport }),
    resorts: { body: { lat, lon }, currency: DEAL_CURRENCY },
    resortKey: place.name,
  };
}
