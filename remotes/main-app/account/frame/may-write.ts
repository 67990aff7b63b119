import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';

/** Whether somebody may change what belongs to a feature, such as `agents` (rules 6.1). */
export function mayWrite({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.write === true;
}
