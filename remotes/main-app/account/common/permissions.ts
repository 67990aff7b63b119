import type { UserProfile } from '@livery/remote';

/** Whether the user may see a feature, such as `proposals` (rules 6.1). */
export function mayRead({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.read === true;
}

/** Whether the user may change what belongs to a feature, such as `agents` (rules 6.1). */
export function mayWrite({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.write === true;
}

/** Sales agents may open one page of the settings only: their own profile (rules §6). */
export function isSalesAgent({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'SalesAgent';
}

/** Whether the user manages the agency: owners and administrators change settings, others read them. */
export function managesAgency({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'AgencyOwner' || userType === 'Admin';
}
