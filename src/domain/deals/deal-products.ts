import { keysOf } from '../shared/record-of.ts';
import type { ActivityDeal } from './activity-duration.ts';
import type { CarDeal } from './car-card.ts';
import type { DealPlace } from './deal-place.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from './deal-search.ts';
import type { DealsTab } from './deal-tab.ts';
import { defaultActivitySearch, defaultCarSearch, defaultHotelSearch } from './default-searches.ts';
import type { HotelDeal } from './hotel-deal.ts';

/** What is searched for, and found, of each product whose deals are shown (rules §3). */
interface DealTypes {
  readonly hotels: { readonly search: HotelDealSearch; readonly deal: HotelDeal };
  readonly activities: { readonly search: ActivityDealSearch; readonly deal: ActivityDeal };
  readonly cars: { readonly search: CarDealSearch; readonly deal: CarDeal };
}

export type DealSearch<T extends DealsTab> = DealTypes[T]['search'];

export type DealOf<T extends DealsTab> = DealTypes[T]['deal'];

/** What a search depends on before a traveller has chosen anything. */
interface SearchNeeds {
  /** The visitor's own date. */
  readonly today: Temporal.PlainDate;
  readonly sameDayDisallowed: boolean;
  readonly where: DealPlace;
}

interface DealDefinition<Search, Deal> {
  /** The home page's search (rules §9, deal search defaults). */
  readonly defaultSearch: (needs: SearchNeeds) => Search;
  /** The deal's name and picture, both untrusted. */
  readonly headline: (deal: Deal) => { readonly name: string; readonly picture: string };
}

/** The products whose deals are shown: one entry each, in the order of rules §7. */
export const DEAL_DEFINITIONS: { readonly [T in DealsTab]: DealDefinition<DealSearch<T>, DealOf<T>> } = {
  hotels: {
    defaultSearch: ({ where: { place, named }, ...day }) =>
      defaultHotelSearch({ ...day, where: place, searchString: named }),
    headline: ({ name, heroImage }) => ({ name, picture: heroImage }),
  },
  activities: {
    defaultSearch: ({ where: { place }, ...day }) => defaultActivitySearch({ ...day, where: place }),
    headline: ({ title, image }) => ({ name: title, picture: image }),
  },
  cars: {
    // Cars are fetched at the airport.
    defaultSearch: ({ where: { airport, named }, ...day }) =>
      defaultCarSearch({ ...day, where: airport, searchString: named }),
    headline: ({ name, picture }) => ({ name, picture }),
  },
};

export const DEALS_TABS: readonly DealsTab[] = keysOf(DEAL_DEFINITIONS);
