import type { UserProfile } from '../../domain/session/user-profile.ts';

/** What somebody is called: by name, else by e-mail address; the empty text where neither is known. */
export function personName({
  firstName,
  lastName,
  email,
}: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim() || email.trim();
}
