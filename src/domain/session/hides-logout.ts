import type { AgencyPolicies } from '../agency/policies.ts';
import type { UserProfile } from './user-profile.ts';

/**
 * Whether Logout is hidden: on the partner's site, from somebody whom the
 * partner signed in, for they would have no way to sign in again.
 *
 * @see specification §6; readings 17 and 25
 */
export function hidesLogout(
  policies: Pick<AgencyPolicies, 'partner'>,
  user: Pick<UserProfile, 'isExternal'> | null,
): boolean {
  return policies.partner === true && user?.isExternal === true;
}
