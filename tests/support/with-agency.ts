import type { Agency } from '../../src/domain/agency/agency.ts';
import type { UserProfile } from '../../src/domain/session/user-profile.ts';
import { anAgency } from './an-agency.ts';
import type { Seen } from './seen.ts';

/** What a screen sees of an agency that is as the test says. */
export function withAgency(overrides: Partial<Agency>): Pick<Seen, 'agency'> {
  return { agency: { kind: 'ready', agency: anAgency(overrides) } };
}

/** What a screen sees of somebody who is signed in. */
export function signedInAs(profile: UserProfile): Pick<Seen, 'signedIn' | 'profile'> {
  return { signedIn: true, profile: { kind: 'ready', profile } };
}
