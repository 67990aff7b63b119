import type { ActivityDeal } from '../../../src/domain/deals/activity-duration.ts';
import type { CarDeal } from '../../../src/domain/deals/car-card.ts';
import type { HotelDeal } from '../../../src/domain/deals/hotel-deal.ts';
import type { DealRates } from '../../../src/domain/deals/price-rows.ts';

/** Rates whose figures add up: 200 published, 25 % off, 150 to pay, of which 120 are net, 20 taxes, 10 markup. */
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

/** A hotel deal with every field set; a test sets only the fields that it is about. */
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

/** A car deal with every field set; a test sets only the fields that it is about. */
export function aCarDeal(overrides: Partial<CarDeal> = {}): CarDeal {
  return {
    name: 'Compact hatchback',
    picture: 'https://media.example/hatchback.png',
    logo: 'https://media.example/rental-company.svg',
    passengerCapacity: 5,
    bagCapacity: 2,
    doors: 4,
    pickUpLocation: 'Dubai Airport, Terminal 3',
    dropOffLocation: 'Dubai Marina',
    rates: someRates(),
    link: '/booknow/cars/result-details?id=hatchback',
    ...overrides,
  };
}

/** An activity deal with every field set; a test sets only the fields that it is about. */
export function anActivityDeal(overrides: Partial<ActivityDeal> = {}): ActivityDeal {
  return {
    title: 'Sunset kayak tour',
    image: 'https://media.example/kayak.jpg',
    duration: { kind: 'minutes', minutes: 150 },
    isFreeCancellation: true,
    rating: 4.8,
    rates: someRates(),
    link: '/booknow/activities/result-details/KAYAK1',
    ...overrides,
  };
}
