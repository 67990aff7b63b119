import { mayWrite } from '@livery/kit/agent/permissions';
import type { UserProfile } from '@livery/remote';

export { mayRead, mayWrite } from '@livery/kit/agent/permissions';

/** Sales agents may open only one page of the settings: their own profile (rules §6). */
export function isSalesAgent({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'SalesAgent';
}

/**
 * Whether the user may change the agency's settings: owners and administrators with the permission may, others only
 * read them.
 */
export function mayChangeSettings(
  profile: Pick<UserProfile, 'userType' | 'permissions'>,
  feature: 'settings' | 'support' = 'settings',
): boolean {
  const { userType } = profile;
  return (userType === 'AgencyOwner' || userType === 'Admin') && mayWrite(profile, feature);
}
