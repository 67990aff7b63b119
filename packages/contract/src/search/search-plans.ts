import type { Service } from '../agency/products.ts';
import { activitySearch } from './activity-search.ts';
import { carSearch } from './car-search.ts';
import { cruiseSearch } from './cruise-search.ts';
import { flightSearch } from './flight-search.ts';
import { hotelSearch } from './hotel-search.ts';
import { resortSearch } from './resort-search.ts';
import type { SearchPlan } from './search-plan.ts';

/** The search of each product, by its name in the booking menu; documented in docs/deep-links.md. @rule 2.27 */
export const SEARCH_PLANS: { readonly [S in Service]: SearchPlan } = {
  hotels: hotelSearch,
  cars: carSearch,
  activities: activitySearch,
  cruises: cruiseSearch,
  flights: flightSearch,
  resorts: resortSearch,
};
