import { isoDate, isoDateTime } from '@livery/contract/trip/iso-date';
import type { DealSource } from '../../application/deals/deal-source.port.ts';
import type { DealOfTab, DealSearch } from '../../domain/deals/deal-products.ts';
import {
  type ActivityDealSearch,
  type CarDealSearch,
  HOME_PAGE_FLAGS,
  type HotelDealSearch,
} from '../../domain/deals/deal-search.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { knownKeys, recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import { type HttpClient, parseBody, type QueryParameters } from '../http/http-client.ts';
import { parseActivityDeal, parseCarDeal, parseDealsResponse, parseHotelDeal } from './deal-wire.ts';

/** How a product's deals are requested and parsed. */
interface DealCall<Search, Deal> {
  readonly path: string;
  readonly query: (search: Search) => QueryParameters;
  readonly parse: (deal: unknown) => Deal | null;
}

/** The call for each product, by the platform's product names. @rule 7.8 */
export const DEAL_CALLS: { readonly [T in TabWithDeals]: DealCall<DealSearch<T>, DealOfTab<T>> } = {
  hotels: { path: '/api/hotel/deals/hotel-search', query: hotelSearchQuery, parse: parseHotelDeal },
  activities: { path: '/api/activity/deals/activity-search', query: activitySearchQuery, parse: parseActivityDeal },
  cars: { path: '/api/car-rental/deals/car-search', query: carSearchQuery, parse: parseCarDeal },
};

/** Searches the platform's deals. @rule 7.8, 7.9 */
export function httpDealSource(http: HttpClient): DealSource {
  const finder = <T extends TabWithDeals>(tab: T) => {
    const { path, query, parse }: DealCall<DealSearch<T>, DealOfTab<T>> = DEAL_CALLS[tab];
    return (search: DealSearch<T>, signal: AbortSignal) =>
      parseBody(http.get(path, query(search), signal), (body) => parseDealsResponse(body, parse));
  };
  return recordFromKeys<DealSource>(knownKeys(DEAL_CALLS), finder);
}

/*
 * Deal searches as queries, because browsers can't send a body with GET: scalars as plain text, lists and objects as
 * JSON (rules 7.10 and 7.9).
 */

function hotelSearchQuery({ occupancies, stay, ...scalars }: HotelDealSearch): QueryParameters {
  return {
    occupancies: JSON.stringify(occupancies),
    stayPeriod: JSON.stringify({ start: isoDate(stay.checkIn), end: isoDate(stay.checkOut) }),
    ...scalars,
    ...HOME_PAGE_FLAGS,
  };
}

function activitySearchQuery({ date, latitude, longitude }: ActivityDealSearch): QueryParameters {
  return { date: isoDate(date), latitude, longitude, ...HOME_PAGE_FLAGS };
}

function carSearchQuery(search: CarDealSearch): QueryParameters {
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
