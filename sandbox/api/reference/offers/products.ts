import { daysAfter, daysBetween } from '../../../world/days.ts';
import { type ActivitySearch, activityExtras, activityOffers } from '../../../world/offers/activity-offers.ts';
import { type CarSearch, carExtras, carOffers } from '../../../world/offers/car-offers.ts';
import { CRUISE_FIELDS, type CruiseSearch, cruiseExtras, cruiseOffers } from '../../../world/offers/cruise-offers.ts';
import { airportOf } from '../../../world/offers/flights/airlines.ts';
import type { FlightSearch } from '../../../world/offers/flights/flight-journeys.ts';
import { FLIGHT_FIELDS, flightExtras, flightOffers } from '../../../world/offers/flights/flight-offers.ts';
import { type HotelSearch, hotelExtras, hotelOffers } from '../../../world/offers/hotel-offers.ts';
import type { Offer, OfferExtras, ProductName, SearchContext } from '../../../world/offers/offer.ts';
import { ACTIVITY_FIELDS, CAR_FIELDS, HOTEL_FIELDS, readOfferId } from '../../../world/offers/offer-id.ts';
import { SHIP_LINES } from '../../../world/offers/ship-lines.ts';
import { countIn, isTravelDay, numberIn, pointIn, rentalDays } from '../../request/request-fields.ts';
import { type Product, partyIn, productOf, type Query } from './product.ts';

export const CRUISES = productOf(CRUISE_FIELDS, cruiseSearch, cruiseOffers, cruiseExtras);
export const FLIGHTS = productOf(FLIGHT_FIELDS, flightSearch, flightOffers, flightExtras);

/** Everything that can be booked, by its name. */
export const PRODUCTS: ReadonlyMap<string, Product> = new Map<ProductName, Product>([
  ['hotel', productOf(HOTEL_FIELDS, hotelSearch, hotelOffers, hotelExtras)],
  ['car', productOf(CAR_FIELDS, carSearch, carOffers, carExtras)],
  ['activity', productOf(ACTIVITY_FIELDS, activitySearch, activityOffers, activityExtras)],
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

const MAX_NIGHTS = 30;

/** Hotels are searched by a point and a stay: by default the night from tomorrow. */
function hotelSearch(query: Query, today: string): HotelSearch | string {
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

/** Cars are searched by two points and two times: by default one day from tomorrow, 11:00. */
function carSearch(query: Query, today: string): CarSearch | string {
  const pickUp = pointIn(query, { latitude: 'pickupLatitude', longitude: 'pickupLongitude' });
  if (typeof pickUp === 'string') return pickUp;
  const { pickupLatitude = '', pickupLongitude = '' } = query;
  const { returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  const dropOff = pointIn(
    { returnLatitude, returnLongitude },
    { latitude: 'returnLatitude', longitude: 'returnLongitude' },
  );
  if (typeof dropOff === 'string') return dropOff;
  const { pickUpDateTime = `${daysAfter(today, 1)}T11:00` } = query;
  if (!isTravelDay(pickUpDateTime.slice(0, 10))) return 'pickUpDateTime must be a local time such as 2026-02-03T11:00.';
  const { returnDateTime = dayLater(pickUpDateTime) } = query;
  const days = rentalDays(pickUpDateTime, returnDateTime);
  if (typeof days === 'string') return days;
  const age = numberIn(query['age'] ?? '25', 18, 99);
  if (age === null) return 'age must be a number of years from 18 to 99.';
  return { pickUp, dropOff, pickUpDateTime, returnDateTime, days, age: Math.floor(age) };
}

const dayLater = (time: string): string => daysAfter(time.slice(0, 10), 1) + time.slice(10);

/** Activities are searched by a point and a day, by default tomorrow. */
function activitySearch(query: Query, today: string): ActivitySearch | string {
  const point = pointIn(query);
  if (typeof point === 'string') return point;
  const { date = daysAfter(today, 1) } = query;
  return isTravelDay(date) ? { ...point, date } : 'date must be a day such as 2026-02-03.';
}

/** Flights are searched by two airports and a day or two. */
function flightSearch(query: Query): FlightSearch | string {
  const { departure } = query;
  const from = airportOf((query['from'] ?? '').toUpperCase());
  if (from === undefined) return 'from must be the code of an airport, such as LIS.';
  const to = airportOf((query['to'] ?? '').toUpperCase());
  if (to === undefined) return 'to must be the code of an airport, such as LIS.';
  if (from === to) return 'to must be another airport than from.';
  if (!isTravelDay(departure)) return 'departure must be a day such as 2026-02-03.';
  const back = query['return'] ?? null;
  if (back !== null && (!isTravelDay(back) || back < departure))
    return 'return must be a day that is not before departure.';
  const party = partyIn(query);
  return typeof party === 'string' ? party : { from, to, departure, return: back, party };
}

const MONTHS_AHEAD = 6;

/** Cruises are searched by line and month; by default all lines and the next six months. */
function cruiseSearch(query: Query, today: string): CruiseSearch | string {
  const { shipLine, month } = query;
  const lines = SHIP_LINES.filter(({ id }) => shipLine === undefined || String(id) === shipLine);
  if (lines.length === 0) return 'shipLine must be the id of a cruise line.';
  if (month !== undefined && !isTravelDay(`${month}-01`)) return 'month must be a month such as 2026-02.';
  const party = partyIn({ adults: '2', ...query });
  return typeof party === 'string'
    ? party
    : { lines, months: month === undefined ? monthsAfter(today) : [month], party };
}

function monthsAfter(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, 7),
  );
}
