import type { WireRecord } from '../../../kit/data/wire-record.ts';
import type { Trip } from '../bookings/trip.ts';
import { tripOf } from '../bookings/trip-wire.ts';
import { dayIn } from '../frame/day-in.ts';
import { personIn } from '../frame/person-in.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import type { Client } from './client.ts';

/** Reads `GET /api/reference/clients`: there, bookings are a number. */
export const readClients = readList((wire) => {
  const client = clientOf(wire);
  return client && { ...client, bookings: wire.figure('bookings') ?? 0 };
});

/** Reads what adding one is answered with. */
export const readAdded = readOne(clientOf);

/** Reads `GET /api/reference/clients/{id}`: here, bookings are told one by one. */
export const readClient = readOne((wire): (Client & { readonly bookings: readonly Trip[] }) | undefined => {
  const client = clientOf(wire);
  return client && { ...client, bookings: wire.records('bookings').flatMap((one) => tripOf(one) ?? []) };
});

function clientOf(wire: WireRecord): Client | undefined {
  const person = personIn(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    phone: wire.text('phone'),
    country: wire.text('country'),
    since: dayIn(wire, 'since'),
    note: wire.text('note'),
  };
}
