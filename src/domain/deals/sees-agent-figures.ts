import type { Agency } from '../agency/agency.ts';
import type { UserProfile } from '../session/user-profile.ts';

/**
 * Whether somebody sees what the agency pays and earns: travel agents who are
 * not restricted. Flags that are not plainly `true` or `false` don't count.
 *
 * @param user `null` for a visitor
 * @see rules §5 and §6
 */
export function seesAgentFigures(user: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null): boolean {
  return user !== null && user.isTravelAgent === true && user.isRestrictedAgent === false;
}

/**
 * Whether prices may be shown at all: to everybody where the agency allows
 * browsing without login, else to signed-in visitors. Only `true` itself opens
 * the gate, so a flag of another type keeps prices hidden (rules §5).
 */
export function showsPrices(agency: Pick<Agency, 'allowsNonLoginFlow'>, signedIn: boolean): boolean {
  return agency.allowsNonLoginFlow === true || signedIn === true;
}
