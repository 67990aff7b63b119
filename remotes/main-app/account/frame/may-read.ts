import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';

/** Whether somebody may see what belongs to a feature, such as `proposals` (rules 6.1). */
export function mayRead({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.read === true;
}
