import type { ActivityDeal } from '../../src/domain/deals/activity-duration.ts';
import { someRates } from './a-hotel-deal.ts';

/** An activity deal with every field told; a test names only what it is about. */
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
