import type { UserProfile } from './user-profile.ts';

/** What a person is to the agency. */
export type Role = 'visitor' | 'traveller' | 'agent' | 'sales-agent' | 'admin' | 'owner';

/**
 * The role that a profile plays: its rank in the agency first, then whether it
 * is a travel agent's.
 *
 * @param user `null` for a visitor, who holds no access token
 * @see specification §6
 */
export function roleOf(user: Pick<UserProfile, 'userType' | 'isTravelAgent'> | null): Role {
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
