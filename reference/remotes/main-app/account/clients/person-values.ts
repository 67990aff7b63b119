import type { TravelPerson } from '@livery/kit/clients/client-profile';
import type { ClientDetails } from './client-wire.ts';

/** The values of the form of a person. */
export type PersonValues = Readonly<Record<string, string>>;

const PERSON_FIELDS = ['firstName', 'lastName', 'birthDate', 'nationality', 'passport'] as const;
const CONTACT_FIELDS = ['email', 'phone', 'country', 'language', 'note'] as const;

/** The fields of a person, and with `contact` those of a client, in the order of the form. */
export function personFields(isClient: boolean): readonly string[] {
  return isClient ? [...PERSON_FIELDS, ...CONTACT_FIELDS] : PERSON_FIELDS;
}

/** The values of a fellow traveller; empty for a new one. */
export function fellowTravellerValues(person: TravelPerson | null): PersonValues {
  return Object.fromEntries(PERSON_FIELDS.map((name) => [name, person?.[name] ?? '']));
}

export function clientValues(client: ClientDetails): PersonValues {
  return {
    ...fellowTravellerValues(client),
    ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, client[name]])),
  };
}
