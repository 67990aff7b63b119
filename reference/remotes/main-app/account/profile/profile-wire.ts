import type { WireRecord } from '@livery/remote';
import { itemParser } from '../common/wire-readers.ts';

/** The visitor's own profile; missing values are empty texts. */
export type OwnProfile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly seat: (typeof SEAT_PREFERENCES)[number];
  readonly meal: (typeof MEAL_PREFERENCES)[number];
  readonly newsletter: boolean;
};

export const SEAT_PREFERENCES = ['any', 'window', 'aisle'] as const;
export const MEAL_PREFERENCES = ['any', 'vegetarian', 'vegan', 'halal', 'kosher'] as const;

/** Reads `GET /api/reference/profile`. */
export const parseOwnProfile = itemParser(parseProfileRecord);

function parseProfileRecord(wire: WireRecord): OwnProfile | undefined {
  if (wire.names().length === 0) return undefined;
  const [country, seat, meal] = [wire.text('country'), wire.text('seat'), wire.text('meal')];
  return {
    firstName: wire.text('firstName'),
    lastName: wire.text('lastName'),
    email: wire.text('email'),
    phone: wire.text('phone'),
    street: wire.text('street'),
    city: wire.text('city'),
    postalCode: wire.text('postalCode'),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    seat: SEAT_PREFERENCES.find((knownSeatPreference) => knownSeatPreference === seat) ?? 'any',
    meal: MEAL_PREFERENCES.find((knownMealPreference) => knownMealPreference === meal) ?? 'any',
    newsletter: wire.flag('newsletter'),
  };
}
