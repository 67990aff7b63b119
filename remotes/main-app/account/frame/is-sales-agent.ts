import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';

/** Sales agents have business on one page of the settings only: their own profile (rules §6). */
export function isSalesAgent({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'SalesAgent';
}
