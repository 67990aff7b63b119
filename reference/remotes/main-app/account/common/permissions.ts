import { mayWrite } from '@livery/kit/agent/permissions';
import type { UserProfile } from '@livery/remote';

export { mayRead, mayWrite } from '@livery/kit/agent/permissions';

/** Sales agents may open one page of the settings only: their own profile (rules §6). */
export function isSalesAgent({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'SalesAgent';
}

/** Whether the user changes the agency's settings: owners and administrators with the permission, others read them. */
export function mayChangeSettings(
  profile: Pick<UserProfile, 'userType' | 'permissions'>,
  feature: 'settings' | 'support' = 'settings',
): boolean {
  const { userType } = profile;
  return (userType === 'AgencyOwner' || userType === 'Admin') && mayWrite(profile, feature);
}
