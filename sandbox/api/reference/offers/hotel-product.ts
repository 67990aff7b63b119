import { daysAfter, daysBetween } from '../../../world/days.ts';
import { type HotelSearch, hotelExtras, hotelOffers } from '../../../world/offers/hotel-offers.ts';
import type { HotelOffer } from '../../../world/offers/offer.ts';
import { HOTEL_FIELDS } from '../../../world/offers/offer-id.ts';
import { countIn, isTravelDay, pointIn } from '../../request/request-fields.ts';
import type { Product, Query } from './product.ts';

const MAX_NIGHTS = 30;

/** Hotels, by a point and a stay: by default the night from tomorrow. */
export const HOTELS: Product<HotelOffer> = {
  name: 'hotel',
  fields: HOTEL_FIELDS,
  search(query, context) {
    const search = searchIn(query, context.today);
    return typeof search === 'string' ? search : { offers: hotelOffers(search, context), extras: hotelExtras };
  },
};

function searchIn(query: Query, today: string): HotelSearch | string {
  const point = pointIn(query, { latitude: 'lat', longitude: 'long' });
  if (typeof point === 'string') return point;
  const { checkIn = daysAfter(today, 1) } = query;
  if (!isTravelDay(checkIn)) return 'checkIn must be a day such as 2026-02-03.';
  const { checkOut = daysAfter(checkIn, 1) } = query;
  const nights = isTravelDay(checkOut) ? daysBetween(checkIn, checkOut) : 0;
  if (!isTravelDay(checkOut) || nights < 1 || nights > MAX_NIGHTS) {
    return `checkOut must be a day after checkIn, by ${MAX_NIGHTS} nights at most.`;
  }
  const rooms = countIn(query['rooms'] ?? '1', 1, 8);
  if (rooms === null) return 'rooms must be a whole number from 1 to 8.';
  const adults = countIn(query['adults'] ?? '2', 1, 16);
  if (adults === null) return 'adults must be a whole number from 1 to 16.';
  if (adults < rooms) return 'adults must be at least one for each of the rooms.';
  const children = countIn(query['children'] ?? '0', 0, 8);
  if (children === null) return 'children must be a whole number from 0 to 8.';
  return { ...point, checkIn, checkOut, rooms, adults, children };
}
