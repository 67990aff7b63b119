import { daysAfter } from '../days.ts';
import { activityDeals } from '../deals/activity-deals.ts';
import { suggestPlaces } from '../geo/suggest-places.ts';
import { type ActivitySearch, activityExtras, activityOffers } from '../offers/activity-offers.ts';
import type { ActivityOffer } from '../offers/offer.ts';
import { ACTIVITY_FIELDS } from '../offers/offer-id.ts';
import { isDay, isTravelDay, parsePoint, type Query } from '../query-fields.ts';
import { type DealSearch, defineProduct, type Product, placeName, pointNames } from './product.ts';

/** Activities around a point (rules §7, deal searches). */
const dealSearch: DealSearch = {
  path: '/api/activity/deals/activity-search',
  find(query, world) {
    const point = parsePoint(query);
    if (typeof point === 'string') return point;
    const { date } = query;
    if (date !== undefined && !isDay(date)) return 'date must be a day such as 2026-02-03.';
    return activityDeals({ ...point, ...(date === undefined ? {} : { date }), ...world });
  },
};

export const activity: Product<ActivityOffer> = {
  ...defineProduct(ACTIVITY_FIELDS, activitySearch, activityOffers, activityExtras),
  placesOf: (query) => pointNames(query, [{ latitude: 'latitude', longitude: 'longitude' }]),
  unitsOf: (_offer, { tags }, travellers) => (tags.includes('private') ? 1 : travellers),
  tripOf: ({ date, place }) => ({ start: date, end: null, place: placeName(place) }),
  suggestions: {
    method: 'POST',
    path: '/api/activities/destinations',
    respond: (text, language) => ({ data: suggestPlaces(text, language), allData: [] }),
  },
  deals: dealSearch,
};

/** Activities are searched by a point and a day, by default tomorrow. */
function activitySearch(query: Query, today: string): ActivitySearch | string {
  const point = parsePoint(query);
  if (typeof point === 'string') return point;
  const { date = daysAfter(today, 1) } = query;
  return isTravelDay(date) ? { ...point, date } : 'date must be a day such as 2026-02-03.';
}
