import type { DealRates } from '../../src/domain/deals/deal-rates.ts';
import type { HotelDeal } from '../../src/domain/deals/hotel-deal.ts';

/** Rates whose figures add up: 200 published, 25 % off, 150 to pay, of which 120 net, 20 taxes, 10 markup. */
export function someRates(overrides: Partial<DealRates> = {}): DealRates {
  return {
    discountPercentage: 25,
    publishedRate: 200,
    totalRate: 150,
    baseRate: 120,
    taxAndFee: 20,
    ...overrides,
  };
}

/** A hotel deal with every field told; a test names only what it is about. */
export function aHotelDeal(overrides: Partial<HotelDeal> = {}): HotelDeal {
  return {
    name: 'Harbour View Hotel',
    heroImage: 'https://media.example/harbour-view.jpg',
    distance: 1.234,
    distanceFrom: 'city centre',
    rating: 4.5,
    rates: someRates(),
    link: '/booknow/hotels/search-details?id=harbour-view',
    ...overrides,
  };
}
