import { parseTravelPerson, type TravelPerson } from '@livery/kit/clients/client-profile';
import type { WireRecord } from '@livery/remote';
import { parseTripRecord, type Trip } from '../bookings/trip-wire.ts';
import { itemParser, listParser, parseDay, parsePerson } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/clients`, in which `bookings` is a number. */
export const parseClients = listParser((wire) => {
  const client = parseClientRecord(wire);
  return client && { ...client, bookings: wire.figure('bookings') ?? 0 };
});

/** Reads the response to adding a client. */
export const parseAddedClient = itemParser(parseClientRecord);

/** Reads `GET /api/reference/clients/{id}` and the responses to changes, in which bookings are records. */
export const parseClient = itemParser((wire): ClientDetails | undefined => {
  const [client, person] = [parseClientRecord(wire), parseVersionedPerson(wire)];
  if (client === undefined || person === undefined) return undefined;
  return {
    ...client,
    ...person,
    travellers: wire.records('travellers').flatMap((record) => parseVersionedPerson(record) ?? []),
    bookings: wire.records('bookings').flatMap((record) => parseTripRecord(record) ?? []),
  };
});

function parseClientRecord(wire: WireRecord): Client | undefined {
  const person = parsePerson(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    phone: wire.text('phone'),
    country: wire.text('country'),
    language: wire.text('language'),
    since: parseDay(wire, 'since'),
    note: wire.text('note'),
  };
}

function parseVersionedPerson(wire: WireRecord): VersionedPerson | undefined {
  const person = parseTravelPerson(wire);
  return person && { ...person, version: wire.figure('version') ?? 1, changedBy: wire.text('changedBy').trim() };
}

/** A client of the agency; missing values are empty texts. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** A language of the site; the empty text for the agency's. */
  readonly language: string;
  readonly since: string;
  readonly note: string;
}

/** A person whose record two agents may change at the same time. */
export interface VersionedPerson extends TravelPerson {
  /** Changes with each update. */
  readonly version: number;
  /** The agent who changed it last, or the empty text. */
  readonly changedBy: string;
}

export interface ClientDetails extends Client, VersionedPerson {
  readonly travellers: readonly VersionedPerson[];
  readonly bookings: readonly Trip[];
}
