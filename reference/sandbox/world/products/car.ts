import { daysAfter } from '../days.ts';
import { carDeals, carName } from '../deals/car-deals.ts';
import { suggestCarPlaces } from '../geo/suggest-places.ts';
import { type CarSearch, carExtras, carOffers } from '../offers/car-offers.ts';
import type { CarOffer } from '../offers/offer.ts';
import { CAR_FIELDS } from '../offers/offer-id.ts';
import { isTravelDay, parseNumber, parsePoint, type Query, rentalDays } from '../query-fields.ts';
import { type DealSearch, defineProduct, type Product, pointNames } from './product.ts';

const PICK_UP_FIELDS = { latitude: 'pickupLatitude', longitude: 'pickupLongitude' };
const DROP_OFF_FIELDS = { latitude: 'returnLatitude', longitude: 'returnLongitude' };

const RESIDENCE_PROBLEM = 'countryOfResidence must be a code of two capitals, such as US.';

/** Cars that are picked up at one point and returned at another (rules §7). */
const dealSearch: DealSearch = {
  path: '/api/car-rental/deals/car-search',
  find(query, world) {
    const pickUp = parsePoint(query, PICK_UP_FIELDS);
    if (typeof pickUp === 'string') return pickUp;
    const dropOff = parsePoint(query, DROP_OFF_FIELDS);
    if (typeof dropOff === 'string') return dropOff;
    const age = parseNumber(query['age'] ?? '25', 18, 99);
    if (age === null) return 'age must be a number of years from 18 to 99.';
    if (!/^[A-Z]{2}$/.test(query['countryOfResidence'] ?? 'US')) {
      return RESIDENCE_PROBLEM;
    }
    const days = rentalDays(query['pickUpDateTime'], query['returnDateTime']);
    if (typeof days === 'string') return days;
    const { pickUpDateTime, returnDateTime } = query;
    const times =
      pickUpDateTime === undefined || returnDateTime === undefined ? {} : { pickUpDateTime, returnDateTime };
    return carDeals({ pickUp, dropOff, days, age, times, ...world });
  },
};

export const car: Product<CarOffer> = {
  ...defineProduct(CAR_FIELDS, carSearch, carOffers, carExtras, carName),
  placesOf: (query) => pointNames(query, [PICK_UP_FIELDS, DROP_OFF_FIELDS]),
  tripOf: ({ pickUp, return: backStop }) => ({
    start: pickUp.at.slice(0, 10),
    end: backStop.at.slice(0, 10),
    place: pickUp.name,
  }),
  suggestions: {
    method: 'POST',
    path: '/api/car-rental/auto-suggest',
    respond: (text, language) => ({ data: { locations: suggestCarPlaces(text, language), allData: [] } }),
  },
  deals: dealSearch,
};

/** Cars are searched by two points and two times: by default one day from tomorrow, 11:00. */
function carSearch(query: Query, today: string): CarSearch | string {
  const pickUp = parsePoint(query, PICK_UP_FIELDS);
  if (typeof pickUp === 'string') return pickUp;
  const { pickupLatitude = '', pickupLongitude = '' } = query;
  const { returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  const dropOff = parsePoint({ returnLatitude, returnLongitude }, DROP_OFF_FIELDS);
  if (typeof dropOff === 'string') return dropOff;
  const { pickUpDateTime = `${daysAfter(today, 1)}T11:00` } = query;
  if (!isTravelDay(pickUpDateTime.slice(0, 10))) return 'pickUpDateTime must be a local time such as 2026-02-03T11:00.';
  const { returnDateTime = oneDayLater(pickUpDateTime) } = query;
  const days = rentalDays(pickUpDateTime, returnDateTime);
  if (typeof days === 'string') return days;
  const age = parseNumber(query['age'] ?? '25', 18, 99);
  if (age === null) return 'age must be a number of years from 18 to 99.';
  const residence = query['countryOfResidence'] ?? query['residence'] ?? '';
  if (!/^(?:[A-Z]{2})?$/.test(residence)) return RESIDENCE_PROBLEM;
  return { pickUp, dropOff, pickUpDateTime, returnDateTime, days, age: Math.floor(age), residence };
}

const oneDayLater = (time: string): string => daysAfter(time.slice(0, 10), 1) + time.slice(10);
