import { daysAfter } from '../../../world/days.ts';
import { type CarSearch, carExtras, carOffers } from '../../../world/offers/car-offers.ts';
import type { CarOffer } from '../../../world/offers/offer.ts';
import { CAR_FIELDS } from '../../../world/offers/offer-id.ts';
import { isTravelDay, numberIn, pointIn, rentalDays } from '../../request/request-fields.ts';
import type { Product, Query } from './product.ts';

/** Cars, by two points and two times: by default one day from tomorrow, 11:00. */
export const CARS: Product<CarOffer> = {
  name: 'car',
  fields: CAR_FIELDS,
  search(query, context) {
    const search = searchIn(query, context.today);
    return typeof search === 'string' ? search : { offers: carOffers(search, context), extras: carExtras };
  },
};

function searchIn(query: Query, today: string): CarSearch | string {
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

function dayLater(time: string): string {
  return daysAfter(time.slice(0, 10), 1) + time.slice(10);
}
