import { daysAfter, daysBetween } from '../days.ts';
import { type HotelDealRecord, hotelDeals } from '../deals/hotel-deals.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { suggestPlaces } from '../geo/suggest-places.ts';
import { hotelGuestsIn } from '../offers/hotel-guests.ts';
import { type HotelSearch, hotelExtras, hotelOffers } from '../offers/hotel-offers.ts';
import type { HotelOffer } from '../offers/offer.ts';
import { HOTEL_FIELDS, type HotelStaySearch } from '../offers/offer-id.ts';
import { isDay, isRecord, isTravelDay, parseJson, parseNumber, parsePoint, type Query } from '../query-fields.ts';
import { type DealSearch, defineProduct, type Product, placeName, pointNames } from './product.ts';

const POINT_FIELDS = { latitude: 'lat', longitude: 'long' };

/** Hotels around a point (rules §7, deal searches). */
const dealSearch: DealSearch = {
  path: '/api/hotel/deals/hotel-search',
  find(query, world) {
    const point = parsePoint(query);
    if (typeof point === 'string') return point;
    const radius = parseNumber(query['radius'] ?? '15', 0, 25000);
    if (radius === null) return 'radius must be a number of miles, 0 or more.';
    const problem = stayProblem(query['occupancies'], query['stayPeriod']);
    if (problem !== null) return problem;
    const stay = parseStay(query['occupancies'], query['stayPeriod']);
    return withReviews(hotelDeals({ ...point, radius, stay, ...world }), { ...point, ...stay }, world);
  },
};

export const hotel: Product<HotelOffer> = {
  ...defineProduct(HOTEL_FIELDS, hotelSearch, hotelOffers, hotelExtras),
  placesOf: (query) => pointNames(query, [POINT_FIELDS]),
  unitsOf: ({ stay }, { rate }) => (rate?.forRoom === undefined ? stay.rooms : 1),
  tripOf: ({ stay, place }) => ({ start: stay.checkIn, end: stay.checkOut, place: placeName(place) }),
  suggestions: {
    method: 'POST',
    path: '/api/v2/hotel/auto-suggest',
    respond: (text, language) => ({ data: { locationSuggestions: suggestPlaces(text, language), allData: [] } }),
  },
  deals: dealSearch,
};

const MAX_NIGHTS = 30;

/** Hotels are searched by a point and a stay: by default the night from tomorrow. */
function hotelSearch(query: Query, today: string): HotelSearch | string {
  const point = parsePoint(query, POINT_FIELDS);
  if (typeof point === 'string') return point;
  const { checkIn = daysAfter(today, 1) } = query;
  if (!isTravelDay(checkIn)) return 'checkIn must be a day such as 2026-02-03.';
  const { checkOut = daysAfter(checkIn, 1) } = query;
  const nights = isTravelDay(checkOut) ? daysBetween(checkIn, checkOut) : 0;
  if (!isTravelDay(checkOut) || nights < 1 || nights > MAX_NIGHTS) {
    return `checkOut must be a day after checkIn, by ${MAX_NIGHTS} nights at most.`;
  }
  const guests = hotelGuestsIn(query);
  return typeof guests === 'string' ? guests : { ...point, checkIn, checkOut, ...guests };
}

/** Deals with the rating of each hotel, and whether its price includes breakfast: the same as in its offer. */
function withReviews(
  dealRecords: readonly HotelDealRecord[],
  { checkIn = '', checkOut = '', rooms = 1, adults = 2, children = 0, ...point }: Coordinates & HotelStaySearch,
  world: Parameters<DealSearch['find']>[1],
): readonly HotelDealRecord[] {
  // Without days there are no corresponding offers.
  if (checkIn === '' || checkOut === '') return dealRecords;
  const search = { ...point, checkIn, checkOut, rooms, adults, children };
  // The deal's page shows whether it can still be cancelled.
  const offers = new Map(hotelOffers(search, { ...world, today: checkIn }).map((offer) => [offer.name, offer]));
  return dealRecords.map((deal) => {
    const offer = offers.get(deal.hotel.hotelDetails.name);
    if (offer === undefined || offer.rating === null) return deal;
    const hotelDetails = {
      ...deal.hotel.hotelDetails,
      board: offer.tags.includes('breakfast') ? 'BB' : 'RO',
      reviewScore: Math.round(offer.rating * 20) / 10,
      reviewCount: offer.reviews,
    };
    return { ...deal, hotel: { hotelDetails } };
  });
}

/** The stay of a hotel search, from the valid parts of its JSON: days, rooms and guests. */
function parseStay(occupancies: string | undefined, stayPeriod: string | undefined): HotelStaySearch {
  const [list, period] = [parseJson(occupancies ?? ''), parseJson(stayPeriod ?? '')];
  const { start, end } = isRecord(period) ? period : {};
  const rooms: readonly unknown[] = Array.isArray(list) ? list : [];
  const sum = (field: string): number => rooms.reduce<number>((total, room) => total + parseRoomCount(room, field), 0);
  const roomCount = Math.min(8, sum('numOfRoom')) || 1;
  return {
    ...(typeof start === 'string' && typeof end === 'string' ? { checkIn: start, checkOut: end } : {}),
    rooms: roomCount,
    adults: Math.max(roomCount, Math.min(16, sum('numOfAdults')) || 2),
    children: Math.min(8, sum('numOfChildren')),
  };
}

function parseRoomCount(room: unknown, field: string): number {
  const count = isRecord(room) ? room[field] : undefined;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/**
 * The problem of the JSON fields of a hotel search, in one sentence, or null.
 *
 * Both fields are JSON in the query, and both are optional.
 */
function stayProblem(occupancies: string | undefined, stayPeriod: string | undefined): string | null {
  if (occupancies !== undefined && !isListOfRooms(parseJson(occupancies))) {
    return 'occupancies must be a JSON list such as [{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}].';
  }
  if (stayPeriod !== undefined && !isStayPeriod(parseJson(stayPeriod))) {
    return 'stayPeriod must be JSON such as {"start":"2026-02-03","end":"2026-02-04"}, its end after its start.';
  }
  return null;
}

const isListOfRooms = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isRecord);

function isStayPeriod(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { start, end } = value;
  return isDay(start) && isDay(end) && start < end;
}
