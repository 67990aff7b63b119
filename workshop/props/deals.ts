import type { ActivityDeal } from '../../src/domain/deals/activity-duration.ts';
import type { CarDeal } from '../../src/domain/deals/car-deal.ts';
import type { HotelDeal } from '../../src/domain/deals/hotel-deal.ts';
import { aCarDeal } from '../../tests/support/a-car-deal.ts';
import { aHotelDeal } from '../../tests/support/a-hotel-deal.ts';
import { anActivityDeal } from '../../tests/support/an-activity-deal.ts';

/** A hotel as the sandbox pictures it. */
export function hotel(overrides: Partial<HotelDeal> = {}): HotelDeal {
  return aHotelDeal({ heroImage: '/media/scene/sea/harbour-view.svg', ...overrides });
}

/** A car as the sandbox pictures it. */
export function car(overrides: Partial<CarDeal> = {}): CarDeal {
  return aCarDeal({ picture: '/media/car/hatchback/kestrel-1.svg', logo: '/media/supplier/kestrel.svg', ...overrides });
}

/** An activity as the sandbox pictures it. */
export function activity(overrides: Partial<ActivityDeal> = {}): ActivityDeal {
  return anActivityDeal({ image: '/media/scene/sailing/kayak.svg', ...overrides });
}
