import type { Offer } from '../offer/offer.ts';
import { activityView } from '../products/activity-view.tsx';
import { carView } from '../products/car-view.tsx';
import { cruiseView } from '../products/cruise-view.tsx';
import { flightView } from '../products/flight-view.tsx';
import { hotelView } from '../products/hotel-view.tsx';
import type { Product } from './product.ts';
import type { ProductView } from './view.ts';

/** What offers of the products look like: one entry each. */
const VIEWS: { readonly [P in Product]: ProductView<Extract<Offer, { product: P }>> } = {
  hotel: hotelView,
  car: carView,
  activity: activityView,
  flight: flightView,
  cruise: cruiseView,
};

export function viewOf(product: Product): ProductView {
  return VIEWS[product];
}
