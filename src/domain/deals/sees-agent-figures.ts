import type { Agency } from '@livery/contract/agency/agency';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';

/**
 * Whether a user sees what the agency pays and earns: travel agents who aren't restricted. Flags other than `true` and
 * `false` are ignored.
 *
 * @param user `null` for a visitor
 * @rule 3.5, 5.3, 6.6
 */
export function seesAgentFigures(user: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null): boolean {
  if (user === null || user.isTravelAgent !== true) return because('5.3', false);
  return because('6.6', user.isRestrictedAgent === false);
}

/**
 * Whether prices may be shown at all: to everybody if the agency's flag for browsing without log-in is exactly `true`,
 * else to signed-in users (rules §5).
 * @rule 1.4, 3.1, 5.2, 6.2
 */
export function showsPrices(agency: Pick<Agency, 'allowsNonLoginFlow'>, signedIn: boolean): boolean {
  return because('5.2', agency.allowsNonLoginFlow === true || signedIn === true);
}
