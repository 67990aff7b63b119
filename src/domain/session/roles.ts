import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';

/** A person's role at the agency. */
export type Role = 'visitor' | 'traveller' | 'agent' | 'sales-agent' | 'admin' | 'owner';

/**
 * The role of a profile: decided first by its rank in the agency, then by whether it is a travel agent's.
 *
 * @param user `null` for a visitor, who has no access token
 * @rule 1.2, 3.5, 6.2
 */
export function userRole(user: Pick<UserProfile, 'userType' | 'isTravelAgent'> | null): Role {
  if (user === null) return 'visitor';
  switch (user.userType) {
    case 'AgencyOwner':
      return 'owner';
    case 'Admin':
      return 'admin';
    case 'SalesAgent':
      return 'sales-agent';
    default:
      return user.isTravelAgent === true ? 'agent' : 'traveller';
  }
}

/**
 * Whether a user must subscribe before anything else: the owner or an admin of
 * an agency whose `isSubscribed` is not `true`. Others can't subscribe (rules §6).
 * @rule 1.5, 3.1, 6.5
 */
export function lacksSubscription(agency: Pick<Agency, 'isSubscribed'>, user: UserProfile | null): boolean {
  return because('6.5', isOwnerOrAdmin(user) && agency.isSubscribed !== true);
}

/** Whether a user owns or administers the agency (rules §6). @rule 6.5 */
export function isOwnerOrAdmin(user: Pick<UserProfile, 'userType' | 'isTravelAgent'> | null): boolean {
  const role = userRole(user);
  return role === 'owner' || role === 'admin';
}

/**
 * Whether Logout is hidden: on the partner's site, for users whom the partner signed in, because they couldn't sign in
 * again.
 * @rule 6.1, 6.8
 */
export function hidesLogout(
  policies: Pick<AgencyPolicies, 'partner'>,
  user: Pick<UserProfile, 'isExternal'> | null,
): boolean {
  return because('6.8', policies.partner === true && user?.isExternal === true);
}
