import type { CruiseOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { codeFacet, nameFacet, productFacet, TAG_FACET } from '../results/facets.ts';
import { timeSortKey } from '../results/sort-offers.ts';

export const cruiseResults: ProductResults<CruiseOffer> = {
  facets: [
    nameFacet('cruise', 'line', ({ line }) => line),
    productFacet(
      'cruise',
      ({ nights }) => nightsBand(nights),
      codeFacet('nights', 'nightBands', ['short', 'week', 'long']),
    ),
    nameFacet('cruise', 'port', ({ departurePort }) => departurePort),
    TAG_FACET,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'earliest', 'shortest'],
  figures: { shortest: ({ nights }) => nights, earliest: ({ departure }) => timeSortKey(departure) },
};

/** The band of a cruise's length: up to five nights, about a week, longer. */
function nightsBand(nights: number | null): readonly string[] {
  if (nights === null) return [];
  if (nights <= 5) return ['short'];
  return [nights <= 9 ? 'week' : 'long'];
}
