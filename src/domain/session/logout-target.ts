import type { Agency } from '../agency/agency.ts';
import { returnAddress } from './return-address.ts';
import type { UserProfile } from './user-profile.ts';

/**
 * Where somebody is taken after signing out: agents to `/`, all others to the
 * agency's own site, if it has one.
 *
 * @param user as it was before the session was cleared
 * @see specification §2, /logout
 */
export function logoutTarget(
  agency: Pick<Agency, 'returnUrl'>,
  user: Pick<UserProfile, 'isTravelAgent'> | null,
): string {
  return user?.isTravelAgent === true ? '/' : returnAddress(agency);
}
