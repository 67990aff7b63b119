import type { Coordinates } from '../geography.ts';
import { hundredth } from '../hundredth.ts';
import { writeOfferId } from './offer-id.ts';

/** When a car is fetched and brought back, by the clock of the place; without them a day from tomorrow, 11:00, is meant. */
export interface CarTimes {
  readonly pickUpDateTime?: string;
  readonly returnDateTime?: string;
}

interface CarWish extends CarTimes {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** The driver's, in years. */
  readonly age?: number;
}

/** The fields of a car search, as an offer's id keeps them. */
export const CAR_FIELDS: readonly string[] = [
  'pickupLatitude',
  'pickupLongitude',
  'returnLatitude',
  'returnLongitude',
  'pickUpDateTime',
  'returnDateTime',
  'age',
];

/** The fields' values, as an address may hold them. */
export function carSearchValues({ pickUp, dropOff, age = 25, ...times }: CarWish): string[] {
  const { pickUpDateTime = '', returnDateTime = '' } = times;
  const points = [pickUp.latitude, pickUp.longitude, dropOff.latitude, dropOff.longitude].map(hundredth);
  return [...points, pickUpDateTime, returnDateTime, age].map(String);
}

/** The id of a car for a rental. */
export function carOfferId(wish: CarWish, carId: string, seed: number): string {
  return writeOfferId(seed, { product: 'car', values: carSearchValues(wish), key: carId });
}
