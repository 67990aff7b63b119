import type { QueryChanges } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';
import { type Facet, type Filters, filterOffers, withPrices, withValue } from './filter-offers.ts';

/** An active filter: a value of a facet, or the price range. */
export interface ActiveFilter {
  readonly id: string;
  readonly of: { readonly facet: Facet; readonly value: string } | 'price';
  /** The change of the address that removes it. */
  readonly removal: QueryChanges;
  /** The filters without it. */
  readonly others: Filters;
}

/** In the order of the facets, the price first. */
export function activeFilters(filters: Filters, facets: readonly Facet[]): readonly ActiveFilter[] {
  const price: ActiveFilter = {
    id: 'price',
    of: 'price',
    removal: withPrices(null, null),
    others: { ...filters, least: null, most: null },
  };
  const hasPrice = filters.least !== null || filters.most !== null;
  return [...(hasPrice ? [price] : []), ...facets.flatMap((facet) => facetActiveFilters(filters, facet))];
}

function facetActiveFilters(filters: Filters, facet: Facet): readonly ActiveFilter[] {
  const chosenValues = filters.chosen.get(facet.id) ?? [];
  return chosenValues.map((value) => ({
    id: `${facet.id}/${value}`,
    of: { facet, value },
    removal: withValue(filters, facet, value, false),
    others: {
      ...filters,
      chosen: new Map(filters.chosen).set(
        facet.id,
        chosenValues.filter((chosenValue) => chosenValue !== value),
      ),
    },
  }));
}

/** The maximum number of filters that are suggested for removal. */
const MAX_FILTERS_TO_LOOSEN = 3;

/**
 * If the filters match nothing: those whose removal gives results, with the number of results; the highest number
 * first.
 */
export function filtersToLoosen(
  offers: readonly Offer[],
  facets: readonly Facet[],
  filters: Filters,
): readonly { readonly filter: ActiveFilter; readonly count: number }[] {
  return activeFilters(filters, facets)
    .map((filter) => ({ filter, count: filterOffers(offers, facets, filter.others).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_FILTERS_TO_LOOSEN);
}
