import type { Product } from '../offer/offer.ts';
import { activitySearch } from '../products/activity-search.ts';
import { carSearch } from '../products/car-search.ts';
import { cruiseSearch } from '../products/cruise-search.ts';
import { flightSearch } from '../products/flight-search.ts';
import { hotelSearch } from '../products/hotel-search.ts';
import type { ProductSearch } from './search-plan.ts';

const SEARCHES_BY_PRODUCT: Readonly<Record<Product, ProductSearch>> = {
  hotel: hotelSearch,
  car: carSearch,
  activity: activitySearch,
  flight: flightSearch,
  cruise: cruiseSearch,
};

/** In a separate module, because booking pages without a search don't load it. */
export function productSearch(product: Product): ProductSearch {
  return SEARCHES_BY_PRODUCT[product];
}
