import type { Offer, Product } from '../offer/offer.ts';
import { cruiseView } from '../products/cruise-view.tsx';
import { flightView } from '../products/flight-view.tsx';
import type { ProductView } from './view.ts';

/** The view of a product that has nothing special. */
const COMMON_VIEW: ProductView = {};

/** The details of the products: one entry each. */
const VIEWS_BY_PRODUCT: { readonly [P in Product]: ProductView<Extract<Offer, { product: P }>> } = {
  hotel: COMMON_VIEW,
  car: COMMON_VIEW,
  activity: COMMON_VIEW,
  flight: flightView,
  cruise: cruiseView,
};

export function productView(product: Product): ProductView {
  return VIEWS_BY_PRODUCT[product];
}
