import type { Offer, Product } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { activityResults } from '../products/activity-results.ts';
import { carResults } from '../products/car-results.ts';
import { cruiseResults } from '../products/cruise-results.ts';
import { flightResults } from '../products/flight-results.tsx';
import { hotelResults } from '../products/hotel-results.tsx';

const RESULTS_BY_PRODUCT: { readonly [P in Product]: ProductResults<Extract<Offer, { product: P }>> } = {
  hotel: hotelResults,
  car: carResults,
  activity: activityResults,
  flight: flightResults,
  cruise: cruiseResults,
};

export function productResults(product: Product): ProductResults {
  return RESULTS_BY_PRODUCT[product];
}
