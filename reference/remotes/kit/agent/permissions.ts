import type { UserProfile } from '@livery/remote';

/** Whether the user may see a feature, such as `proposals` (rules 6.1). */
export function mayRead({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.read === true;
}

/** Whether the user may change the data of a feature, such as `agents` (rules 6.1). */
export function mayWrite({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.write === true;
}
