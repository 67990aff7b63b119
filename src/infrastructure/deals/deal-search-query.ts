import {
  type ActivityDealSearch,
  type CarDealSearch,
  HOME_PAGE_FLAGS,
  type HotelDealSearch,
} from '../../domain/deals/deal-search.ts';
import { isoDate, isoDateTime } from '../../domain/trip/iso-date.ts';
import type { Query } from '../http/http-client.ts';

/*
 * Deal searches as queries: a browser can't send a body with GET, so scalars go
 * plainly, lists and objects as JSON (specification §7; readings 8 and 9).
 */

export function hotelSearchQuery({ occupancies, stay, ...scalars }: HotelDealSearch): Query {
  return {
    occupancies: JSON.stringify(occupancies),
    stayPeriod: JSON.stringify({ start: isoDate(stay.checkIn), end: isoDate(stay.checkOut) }),
    ...scalars,
    ...HOME_PAGE_FLAGS,
  };
}

export function activitySearchQuery({ date, latitude, longitude }: ActivityDealSearch): Query {
  return { date: isoDate(date), latitude, longitude, ...HOME_PAGE_FLAGS };
}

export function carSearchQuery(search: CarDealSearch): Query {
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
