import type { TravelPerson } from '@livery/kit/clients/client-profile';
import type { ClientDetails } from './client-wire.ts';

/** The values of the form of a person. */
export type PersonValues = Readonly<Record<string, string>>;

const PERSON = ['firstName', 'lastName', 'birthDate', 'nationality', 'passport'] as const;
const CONTACT = ['email', 'phone', 'country', 'language', 'note'] as const;

/** The fields of a person, and with `contact` those of a client, in the order of the form. */
export function fieldsOf(isClient: boolean): readonly string[] {
  return isClient ? [...PERSON, ...CONTACT] : PERSON;
}

/** The values of somebody who travels with a client; empty for nobody yet. */
export function fellowValues(person: TravelPerson | null): PersonValues {
  return Object.fromEntries(PERSON.map((name) => [name, person?.[name] ?? '']));
}

export function clientValues(client: ClientDetails): PersonValues {
  return { ...fellowValues(client), ...Object.fromEntries(CONTACT.map((name) => [name, client[name]])) };
}
