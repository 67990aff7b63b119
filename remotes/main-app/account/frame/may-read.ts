import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';

/** Whether somebody may see what belongs to a feature, such as `proposals` (specification §6, readings 17). */
export function mayRead({ permissions }: Pick<UserProfile, 'permissions'>, feature: string): boolean {
  return permissions.get(feature)?.read === true;
}
