import { type Person, tokenOf } from '../../world/agencies/people.ts';
import { openKept } from '../reference/memory-store.ts';

/** What somebody tells of themselves. */
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

export interface ProfileBook {
  read(person: Person): OwnProfile;
  /** Changes some fields. */
  save(person: Person, changes: Partial<OwnProfile>): OwnProfile;
  /** What was changed of how somebody is called; undefined where nothing was. */
  renamed(person: Person): Pick<OwnProfile, 'firstName' | 'lastName'> | undefined;
}

/** Remembers what the newest thousand people changed of their profiles. */
export function openProfileBook(): ProfileBook {
  const changed = openKept<Partial<OwnProfile>>();
  const read = (person: Person): OwnProfile => ({ ...profileAtFirst(person), ...changed.find(tokenOf(person)) });
  return {
    read,
    save(person, changes) {
      changed.keep(tokenOf(person), { ...changed.find(tokenOf(person)), ...changes });
      return read(person);
    },
    renamed(person) {
      const { firstName, lastName } = changed.find(tokenOf(person)) ?? {};
      if (firstName === undefined && lastName === undefined) return undefined;
      return { firstName: firstName ?? person.firstName, lastName: lastName ?? person.lastName };
    },
  };
}

function profileAtFirst({ firstName, lastName, email, country }: Person): OwnProfile {
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
