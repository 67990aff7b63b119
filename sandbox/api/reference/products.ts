import { activityExtras } from '../../world/reference/activity-extras.ts';
import { ACTIVITY_FIELDS } from '../../world/reference/activity-offer-id.ts';
import { activityOffers } from '../../world/reference/activity-offers.ts';
import { daysAfter } from '../../world/reference/days.ts';
import type { ActivityOffer, ProductName } from '../../world/reference/offer.ts';
import { pointIn } from '../point-in.ts';
import { CARS } from './car-product.ts';
import { CRUISES } from './cruise-product.ts';
import { FLIGHTS } from './flight-product.ts';
import { HOTELS } from './hotel-product.ts';
import { isTravelDay } from './is-travel-day.ts';
import type { Product } from './product.ts';

/** Activities, by a point and a day, which is tomorrow unless told. */
const ACTIVITIES: Product<ActivityOffer> = {
  name: 'activity',
  fields: ACTIVITY_FIELDS,
  search(query, asked) {
    const point = pointIn(query);
    if (typeof point === 'string') return point;
    const { date = daysAfter(asked.today, 1) } = query;
    if (!isTravelDay(date)) return 'date must be a day such as 2026-02-03.';
    return { offers: activityOffers({ ...point, date }, asked), extras: activityExtras };
  },
};

/** Everything that can be booked, by its name. */
export const PRODUCTS: ReadonlyMap<string, Product> = new Map<ProductName, Product>([
  ['hotel', HOTELS],
  ['car', CARS],
  ['activity', ACTIVITIES],
  ['flight', FLIGHTS],
  ['cruise', CRUISES],
]);
