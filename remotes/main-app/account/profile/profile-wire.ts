import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { readOne } from '../frame/read-one.ts';
import { MEALS, type OwnProfile, SEATS } from './own-profile.ts';

/** Reads `GET /api/reference/profile`. */
export const readOwnProfile = readOne(profileOf);

function profileOf(wire: WireRecord): OwnProfile | undefined {
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
    seat: SEATS.find((known) => known === seat) ?? 'any',
    meal: MEALS.find((known) => known === meal) ?? 'any',
    newsletter: wire.flag('newsletter'),
  };
}
