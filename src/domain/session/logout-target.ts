import type { Agency } from '../agency/agency.ts';
import { isLogout } from '../navigation/is-logout.ts';
import { returnAddress } from './return-address.ts';
import type { UserProfile } from './user-profile.ts';

/**
 * Where somebody is taken after signing out: agents to `/`, all others to the
 * agency's own site, if it has one that is not this site's /logout.
 *
 * @param user as it was before the session was cleared
 * @param host of this site, its port included
 * @see specification §2, /logout
 */
export function logoutTarget(
  agency: Pick<Agency, 'returnUrl'>,
  user: Pick<UserProfile, 'isTravelAgent'> | null,
  host: string,
): string {
  const address = user?.isTravelAgent === true ? '/' : returnAddress(agency);
  if (address === '/') return address;
  const url = new URL(address);
  return url.host === host && isLogout(url.pathname) ? '/' : address;
}
