import type { Agency } from '@livery/contract/agency/agency';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { safeLink } from '../agency/safe-link.ts';
import { isLogout } from './match-path.ts';

/**
 * The target after signing out: `/` for agents, the agency's site for all others, unless it has none or that is this
 * site's /logout.
 *
 * @param user before the session was cleared
 * @param host this site's host with its port
 * @rule 2.1, 4.10
 */
export function logoutTarget(
  agency: Pick<Agency, 'returnUrl'>,
  user: Pick<UserProfile, 'isTravelAgent'> | null,
  host: string,
): string {
  if (user?.isTravelAgent === true) return because('2.1', '/');
  const address = returnAddress(agency);
  if (address === '/') return because('2.8', address);
  const url = new URL(address);
  return because('2.1', url.host === host && isLogout(url.pathname) ? '/' : address);
}

/**
 * The site that the agency's people come from: its http(s) address, or `/` if there is none that may be opened (rules
 * §2, /logout and /errors; rules 2.8).
 * @rule 2.1, 3.1
 */
export function returnAddress({ returnUrl }: Pick<Agency, 'returnUrl'>): string {
  return safeLink('returnUrl', returnUrl) ?? '/';
}
