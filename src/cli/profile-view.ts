import { roleOf } from '../domain/session/roles.ts';
import type { UserProfile } from '../domain/session/user-profile.ts';

/** What is told of somebody who has signed in; never their token. */
export function profileView(profile: UserProfile) {
  const { id, firstName, lastName, email, credits } = profile;
  return {
    id,
    name: [firstName, lastName].filter((part) => part !== '').join(' '),
    email,
    role: roleOf(profile),
    credits,
  };
}
