import type { ActivityOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { categoryFacet, codes, facetOf, RATING, TAGS } from '../results/facets.ts';

export const activityResults: ProductResults<ActivityOffer> = {
  facets: [
    categoryFacet(['tour', 'ticket', 'outdoor', 'food', 'water']),
    facetOf(
      'activity',
      ({ durationMinutes }) => durationBand(durationMinutes),
      codes('duration', 'durationBands', ['short', 'half', 'day', 'long']),
    ),
    RATING,
    TAGS,
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
