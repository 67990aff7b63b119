import type { ActivityOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { categoryFacet, codeFacet, productFacet, RATING_FACET, TAG_FACET } from '../results/facets.ts';

export const activityResults: ProductResults<ActivityOffer> = {
  facets: [
    categoryFacet(['tour', 'ticket', 'outdoor', 'food', 'water']),
    productFacet(
      'activity',
      ({ durationMinutes }) => durationBand(durationMinutes),
      codeFacet('duration', 'durationBands', ['short', 'half', 'day', 'long']),
    ),
    RATING_FACET,
    TAG_FACET,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'best', 'shortest'],
  figures: { shortest: ({ durationMinutes }) => durationMinutes },
};

/** The band of a duration: up to two hours, half a day, a day, longer. */
function durationBand(minutes: number | null): readonly string[] {
  if (minutes === null) return [];
  if (minutes <= 120) return ['short'];
  if (minutes <= 300) return ['half'];
  return [minutes <= 720 ? 'day' : 'long'];
}
