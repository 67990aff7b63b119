import { type Person, personToken } from '../../world/agencies/people.ts';
import { createMemoryStore } from '../reference/memory-store.ts';

/** The fields of a profile that users edit themselves. */
export interface OwnProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly newsletter: boolean;
  readonly seat: string;
  readonly meal: string;
}

export interface ProfileStore {
  read(person: Person): OwnProfile;
  /** Changes some fields. */
  save(person: Person, changes: Partial<OwnProfile>): OwnProfile;
  /** The changed name; undefined for an unchanged one. */
  changedName(person: Person): Pick<OwnProfile, 'firstName' | 'lastName'> | undefined;
}

/** Stores the profile changes of the latest thousand people. */
export function createProfileStore(): ProfileStore {
  const changedMemoryStore = createMemoryStore<Partial<OwnProfile>>();
  const read = (person: Person): OwnProfile => ({
    ...initialProfile(person),
    ...changedMemoryStore.find(personToken(person)),
  });
  return {
    read,
    save(person, changes) {
      changedMemoryStore.save(personToken(person), { ...changedMemoryStore.find(personToken(person)), ...changes });
      return read(person);
    },
    changedName(person) {
      const { firstName, lastName } = changedMemoryStore.find(personToken(person)) ?? {};
      if (firstName === undefined && lastName === undefined) return undefined;
      return { firstName: firstName ?? person.firstName, lastName: lastName ?? person.lastName };
    },
  };
}

function initialProfile({ firstName, lastName, email, country }: Person): OwnProfile {
  return {
    firstName,
    lastName,
    email,
    phone: '',
    street: '',
    city: '',
    postalCode: '',
    country,
    newsletter: false,
    seat: 'any',
    meal: 'any',
  };
}
