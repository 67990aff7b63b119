import type { CarDeal } from '../../src/domain/deals/car-deal.ts';
import { someRates } from './a-hotel-deal.ts';

/** A car deal with every field told; a test names only what it is about. */
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
