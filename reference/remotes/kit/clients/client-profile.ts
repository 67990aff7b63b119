import { parsePlainDate, type WireRecord, wireRecord } from '@livery/remote';

/** A person who can travel: a client, or a fellow traveller. Unknown values are empty texts. */
export interface TravelPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `1990-02-03`. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly passport: string;
}

/** The data of a client that a booking needs. */
export interface ClientProfile extends TravelPerson {
  readonly email: string;
  readonly phone: string;
  /** The client's fellow travellers. */
  readonly travellers: readonly TravelPerson[];
}

/** Reads `GET /api/reference/clients/{id}`. The ids of persons are unique across clients. */
export function parseClientProfile(response: unknown): ClientProfile | undefined {
  const wire = wireRecord(response).record('data');
  const person = parseTravelPerson(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    email: wire.text('email').trim(),
    phone: wire.text('phone').trim(),
    travellers: wire.records('travellers').flatMap((record) => {
      const fellow = parseTravelPerson(record);
      return fellow === undefined ? [] : [{ ...fellow, id: `${person.id}/${fellow.id}` }];
    }),
  };
}

/** One person; `undefined` without an id. */
export function parseTravelPerson(wire: WireRecord): TravelPerson | undefined {
  const [id, birthDate] = [wire.text('id'), wire.text('birthDate')];
  if (id === '') return undefined;
  return {
    id,
    firstName: wire.text('firstName').trim(),
    lastName: wire.text('lastName').trim(),
    birthDate: parsePlainDate(birthDate) === null ? '' : birthDate,
    nationality: wire.text('nationality'),
    passport: wire.text('passport'),
  };
}

/** A person's full name. */
export function personName({ firstName, lastName }: Pick<TravelPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
