import { Rating } from '@livery/ui/rating';
import type { HotelOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { productFacet, RATING_FACET, TAG_FACET } from '../results/facets.ts';

export const hotelResults: ProductResults<HotelOffer> = {
  facets: [
    productFacet('hotel', ({ stars }) => (stars === null ? [] : [String(Math.floor(stars))]), {
      id: 'stars',
      label: { by: 'count', key: 'stars' },
      order: ['5', '4', '3', '2', '1'],
    }),
    RATING_FACET,
    TAG_FACET,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'best', 'nearest'],
  figures: { nearest: ({ distance }) => distance },
  BelowName: ({ offer }) => <Rating value={offer.stars} />,
  unitsOf: ({ stay }) => ({ unit: 'night', count: stay.nights ?? 1 }),
};
