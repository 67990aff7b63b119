import { roleOf } from './role-of.ts';
import type { UserProfile } from './user-profile.ts';

/** Whether somebody owns or administers the agency (specification §6). */
export function runsAgency(user: Pick<UserProfile, 'userType' | 'isTravelAgent'> | null): boolean {
  const role = roleOf(user);
  return role === 'owner' || role === 'admin';
}
