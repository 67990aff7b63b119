import { knownKeys } from '../shared/record-from-keys.ts';
import type { ActivityDeal } from './activity-duration.ts';
import type { CarDeal } from './car-card.ts';
import type { DealPlace } from './deal-place.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from './deal-search.ts';
import type { TabWithDeals } from './deal-tab.ts';
import { defaultActivitySearch, defaultCarSearch, defaultHotelSearch } from './default-searches.ts';
import type { HotelDeal } from './hotel-deal.ts';

/** The search and the deal of each product whose deals are shown (rules §3). */
interface DealTypes {
  readonly hotels: { readonly search: HotelDealSearch; readonly deal: HotelDeal };
  readonly activities: { readonly search: ActivityDealSearch; readonly deal: ActivityDeal };
  readonly cars: { readonly search: CarDealSearch; readonly deal: CarDeal };
}

export type DealSearch<T extends TabWithDeals> = DealTypes[T]['search'];

export type DealOfTab<T extends TabWithDeals> = DealTypes[T]['deal'];

/** The values that a search depends on before a traveller has chosen anything. */
interface DealSearchOptions {
  /** The visitor's date. */
  readonly today: Temporal.PlainDate;
  readonly sameDayDisallowed: boolean;
  readonly where: DealPlace;
}

/** The home page's search of each product whose deals are shown (rules §9), in the order of rules §7. */
export const DEFAULT_SEARCHES: { readonly [T in TabWithDeals]: (options: DealSearchOptions) => DealSearch<T> } = {
  hotels: ({ where: { place, named }, ...day }) => defaultHotelSearch({ ...day, where: place, searchString: named }),
  activities: ({ where: { place }, ...day }) => defaultActivitySearch({ ...day, where: place }),
  // Cars are picked up at the airport.
  cars: ({ where: { airport, named }, ...day }) => defaultCarSearch({ ...day, where: airport, searchString: named }),
};

export const TABS_WITH_DEALS: readonly TabWithDeals[] = knownKeys(DEFAULT_SEARCHES);
