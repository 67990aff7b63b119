import type { UserProfile } from '../session/user-profile.ts';

/**
 * Whether somebody sees what the agency pays and earns: travel agents who are
 * not restricted. Nobody else, and nobody whose profile doesn't plainly say so.
 *
 * @param user `null` for a visitor
 * @see specification §5 and §6
 */
export function seesAgentFigures(user: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null): boolean {
  return user !== null && user.isTravelAgent === true && user.isRestrictedAgent === false;
}
