import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';

/** Whether somebody runs the agency: its owner and its administrators change settings, others read them. */
export function runsAgency({ userType }: Pick<UserProfile, 'userType'>): boolean {
  return userType === 'AgencyOwner' || userType === 'Admin';
}
