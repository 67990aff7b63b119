import type { Offer, Product } from '../offer/offer.ts';
import { cruiseView } from '../products/cruise-view.tsx';
import { flightView } from '../products/flight-view.tsx';
import type { ProductView } from './view.ts';

/** What shows nothing but what all products show. */
const LIKE_OTHERS: ProductView = {};

/** The details of the products: one entry each. */
const VIEWS: { readonly [P in Product]: ProductView<Extract<Offer, { product: P }>> } = {
  hotel: LIKE_OTHERS,
  car: LIKE_OTHERS,
  activity: LIKE_OTHERS,
  flight: flightView,
  cruise: cruiseView,
};

export function viewOf(product: Product): ProductView {
  return VIEWS[product];
}
