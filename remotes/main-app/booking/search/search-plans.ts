import type { Product } from '../product/product.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { activitySearch } from './activity-search.ts';
import { carSearch } from './car-search.ts';
import { cruiseSearch } from './cruise-search.ts';
import { flightSearch } from './flight-search.ts';
import { hotelSearch } from './hotel-search.ts';

export const SEARCH_PLANS: Readonly<Record<Product, SearchPlan>> = {
  hotel: hotelSearch,
  car: carSearch,
  activity: activitySearch,
  flight: flightSearch,
  cruise: cruiseSearch,
};
