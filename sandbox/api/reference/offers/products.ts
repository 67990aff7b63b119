import { daysAfter } from '../../../world/days.ts';
import { activityExtras, activityOffers } from '../../../world/offers/activity-offers.ts';
import type { ActivityOffer, Offer, OfferExtras, ProductName, SearchContext } from '../../../world/offers/offer.ts';
import { ACTIVITY_FIELDS, readOfferId } from '../../../world/offers/offer-id.ts';
import { isTravelDay, pointIn } from '../../request/request-fields.ts';
import { CARS } from './car-product.ts';
import { CRUISES } from './cruise-product.ts';
import { FLIGHTS } from './flight-product.ts';
import { HOTELS } from './hotel-product.ts';
import type { Product } from './product.ts';

/** Activities, by a point and a day, by default tomorrow. */
const ACTIVITIES: Product<ActivityOffer> = {
  name: 'activity',
  fields: ACTIVITY_FIELDS,
  search(query, context) {
    const point = pointIn(query);
    if (typeof point === 'string') return point;
    const { date = daysAfter(context.today, 1) } = query;
    if (!isTravelDay(date)) return 'date must be a day such as 2026-02-03.';
    return { offers: activityOffers({ ...point, date }, context), extras: activityExtras };
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

interface FoundOffer {
  readonly offer: Offer;
  /** Computed on demand. */
  readonly extras: () => OfferExtras;
}

/** The offer with an id, or null. */
export function findOffer(id: string, context: SearchContext): FoundOffer | null {
  const named = readOfferId(context.seed, id);
  const product = named === null ? undefined : PRODUCTS.get(named.product);
  if (named === null || product === undefined) return null;
  const { values, key } = named;
  const pairs = product.fields.map((field, index) => [field, values[index] ?? '']).filter(([, value]) => value !== '');
  const found = product.search(Object.fromEntries(pairs), context);
  if (typeof found === 'string') return null;
  const offer = found.offers.find((one) => readOfferId(context.seed, one.id)?.key === key);
  return offer === undefined ? null : { offer, extras: () => found.extras(offer) };
}
