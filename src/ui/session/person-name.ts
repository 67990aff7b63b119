import type { UserProfile } from '@livery/contract/session/user-profile';

/** A person's display name, or else the e-mail address; empty if neither is known. */
export function personName({
  firstName,
  lastName,
  email,
}: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim() || email.trim();
}
