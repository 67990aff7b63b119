import { daysAfter } from '../days.ts';
import { carDeals, carName } from '../deals/car-deals.ts';
import { suggestCarPlaces } from '../geo/suggest-places.ts';
import { type CarSearch, carExtras, carOffers } from '../offers/car-offers.ts';
import type { CarOffer } from '../offers/offer.ts';
import { CAR_FIELDS } from '../offers/offer-id.ts';
import { isTravelDay, numberIn, pointIn, type Query, rentalDays } from '../query-fields.ts';
import { type Deals, namesOfPoints, type Product, productOf } from './product.ts';

const PICK_UP = { latitude: 'pickupLatitude', longitude: 'pickupLongitude' };
const DROP_OFF = { latitude: 'returnLatitude', longitude: 'returnLongitude' };

const RESIDENCE_PROBLEM = 'countryOfResidence must be a code of two capitals, such as US.';

/** Cars to fetch at one point and bring back to another (rules §7). */
const deals: Deals = {
  path: '/api/car-rental/deals/car-search',
  find(query, world) {
    const pickUp = pointIn(query, PICK_UP);
    if (typeof pickUp === 'string') return pickUp;
    const dropOff = pointIn(query, DROP_OFF);
    if (typeof dropOff === 'string') return dropOff;
    const age = numberIn(query['age'] ?? '25', 18, 99);
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
  ...productOf(CAR_FIELDS, carSearch, carOffers, carExtras, carName),
  placesOf: (query) => namesOfPoints(query, [PICK_UP, DROP_OFF]),
  tripOf: ({ pickUp, return: back }) => ({
    start: pickUp.at.slice(0, 10),
    end: back.at.slice(0, 10),
    place: pickUp.name,
  }),
  suggestions: {
    method: 'POST',
    path: '/api/car-rental/auto-suggest',
    respond: (text, language) => ({ data: { locations: suggestCarPlaces(text, language), allData: [] } }),
  },
  deals,
};

/** Cars are searched by two points and two times: by default one day from tomorrow, 11:00. */
function carSearch(query: Query, today: string): CarSearch | string {
  const pickUp = pointIn(query, PICK_UP);
  if (typeof pickUp === 'string') return pickUp;
  const { pickupLatitude = '', pickupLongitude = '' } = query;
  const { returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  const dropOff = pointIn({ returnLatitude, returnLongitude }, DROP_OFF);
  if (typeof dropOff === 'string') return dropOff;
  const { pickUpDateTime = `${daysAfter(today, 1)}T11:00` } = query;
  if (!isTravelDay(pickUpDateTime.slice(0, 10))) return 'pickUpDateTime must be a local time such as 2026-02-03T11:00.';
  const { returnDateTime = dayLater(pickUpDateTime) } = query;
  const days = rentalDays(pickUpDateTime, returnDateTime);
  if (typeof days === 'string') return days;
  const age = numberIn(query['age'] ?? '25', 18, 99);
  if (age === null) return 'age must be a number of years from 18 to 99.';
  const residence = query['countryOfResidence'] ?? query['residence'] ?? '';
  if (!/^(?:[A-Z]{2})?$/.test(residence)) return RESIDENCE_PROBLEM;
  return { pickUp, dropOff, pickUpDateTime, returnDateTime, days, age: Math.floor(age), residence };
}

const dayLater = (time: string): string => daysAfter(time.slice(0, 10), 1) + time.slice(10);
