import type { ProductName } from '../../world/reference/offer.ts';
import { ACTIVITIES } from './activity-product.ts';
import { CARS } from './car-product.ts';
import { CRUISES } from './cruise-product.ts';
import { FLIGHTS } from './flight-product.ts';
import { HOTELS } from './hotel-product.ts';
import type { Product } from './product.ts';

/** Everything that can be booked, by its name. */
export const PRODUCTS: ReadonlyMap<string, Product> = new Map<ProductName, Product>([
  ['hotel', HOTELS],
  ['car', CARS],
  ['activity', ACTIVITIES],
  ['flight', FLIGHTS],
  ['cruise', CRUISES],
]);
