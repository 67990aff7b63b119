import { PRODUCTS, type Product } from '@livery/contract/agency/products';
import type { Airport, Place } from '@livery/contract/trip/places';

/** The kinds of suggested items, by their names in the table of products. */
interface SuggestibleItems {
  readonly places: Place;
  readonly airports: Airport;
}

export type SuggestedProduct = Extract<Product, { suggests: string }>;

/** A service whose search suggests something while a traveller types (rules §7, auto-suggest). */
export type SuggestedService = SuggestedProduct['service'];

/** The item suggested for a service. */
export type SuggestionFor<S extends SuggestedService> = SuggestibleItems[Extract<
  SuggestedProduct,
  { service: S }
>['suggests']];

export const SUGGESTED_PRODUCTS: readonly SuggestedProduct[] = PRODUCTS.filter((product) => product.suggests !== null);

export const SUGGESTED_SERVICES: readonly SuggestedService[] = SUGGESTED_PRODUCTS.map(({ service }) => service);
