import type { WireRecord } from '@livery/remote';
import { type Trip, tripOf } from '../bookings/trip-wire.ts';
import { readDay, readList, readOne, readPerson } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/clients`, where bookings are a number. */
export const readClients = readList((wire) => {
  const client = clientOf(wire);
  return client && { ...client, bookings: wire.figure('bookings') ?? 0 };
});

/** Reads the response to adding one. */
export const readAdded = readOne(clientOf);

/** Reads `GET /api/reference/clients/{id}`, where bookings are records. */
export const readClient = readOne((wire): (Client & { readonly bookings: readonly Trip[] }) | undefined => {
  const client = clientOf(wire);
  return client && { ...client, bookings: wire.records('bookings').flatMap((one) => tripOf(one) ?? []) };
});

function clientOf(wire: WireRecord): Client | undefined {
  const person = readPerson(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    phone: wire.text('phone'),
    country: wire.text('country'),
    since: readDay(wire, 'since'),
    note: wire.text('note'),
  };
}

/** A client of the agency; the empty text for missing values. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly since: string;
  readonly note: string;
}
