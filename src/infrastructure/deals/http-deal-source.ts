import type { DealSource } from '../../application/deals/deal-source.port.ts';
import {
  type ActivityDealSearch,
  type CarDealSearch,
  HOME_PAGE_FLAGS,
  type HotelDealSearch,
} from '../../domain/deals/deal-search.ts';
import { isoDate, isoDateTime } from '../../domain/trip/iso-date.ts';
import { type HttpClient, parsed, type Query } from '../http/http-client.ts';
import { parseActivityDeal, parseCarDeal, parseDealsResponse, parseHotelDeal } from './deal-wire.ts';

/** Searches the platform's deals, by the product names of its paths (rules 7.8). */
export function httpDealSource(http: HttpClient): DealSource {
  const finder =
    <Search, Deal>(path: string, query: (search: Search) => Query, parse: (deal: unknown) => Deal | null) =>
    (search: Search, signal: AbortSignal) =>
      parsed(http.get(path, query(search), signal), (body) => parseDealsResponse(body, parse));
  return {
    hotels: finder('/api/hotel/deals/hotel-search', hotelSearchQuery, parseHotelDeal),
    activities: finder('/api/activity/deals/activity-search', activitySearchQuery, parseActivityDeal),
    cars: finder('/api/car-rental/deals/car-search', carSearchQuery, parseCarDeal),
  };
}

/*
 * Deal searches as queries: a browser can't send a body with GET, so scalars go
 * plainly, lists and objects as JSON (rules 7.10 and 7.9).
 */

function hotelSearchQuery({ occupancies, stay, ...scalars }: HotelDealSearch): Query {
  return {
    occupancies: JSON.stringify(occupancies),
    stayPeriod: JSON.stringify({ start: isoDate(stay.checkIn), end: isoDate(stay.checkOut) }),
    ...scalars,
    ...HOME_PAGE_FLAGS,
  };
}

function activitySearchQuery({ date, latitude, longitude }: ActivityDealSearch): Query {
  return { date: isoDate(date), latitude, longitude, ...HOME_PAGE_FLAGS };
}

function carSearchQuery(search: CarDealSearch): Query {
  const { pickUp, return: dropOff } = search;
  return {
    age: search.age,
    countryOfResidence: search.countryOfResidence,
    pickUpDateTime: isoDateTime(pickUp.at),
    pickupLatitude: pickUp.place.latitude,
    pickupLongitude: pickUp.place.longitude,
    returnDateTime: isoDateTime(dropOff.at),
    returnLatitude: dropOff.place.latitude,
    returnLongitude: dropOff.place.longitude,
    searchString: search.searchString,
    ...HOME_PAGE_FLAGS,
  };
}
