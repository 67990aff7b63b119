import type { Person } from '../../world/people.ts';

/** Who somebody is, as others are told. */
export function nameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
