import type { Person } from './people.ts';
import { peopleOf } from './people.ts';

/** What signs somebody in: opaque to everybody but the sandbox. */
export function tokenOf({ agency, id }: Pick<Person, 'agency' | 'id'>): string {
  return `sandbox-${agency}-${id}`;
}

/** Whose token it is; null for one that nobody has. */
export function personOfToken(token: string): Person | null {
  const [, agency = '', id = ''] = /^sandbox-([a-z]+)-([a-z]+)$/.exec(token) ?? [];
  return peopleOf(agency).find((person) => person.id === id) ?? null;
}

/** Who signs in at an agency with an e-mail address, in whatever letter case; null for nobody. */
export function personOfEmail(agency: string, email: string): Person | null {
  const wanted = email.trim().toLowerCase();
  return peopleOf(agency).find((person) => person.email === wanted) ?? null;
}
