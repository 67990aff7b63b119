import type { Agency } from '../agency/agency.ts';
import { runsAgency } from './runs-agency.ts';
import type { UserProfile } from './user-profile.ts';

/**
 * Whether somebody must subscribe before anything else: the owner or an admin
 * of an agency that has not plainly subscribed. Nobody else can do anything
 * about it, so nobody else is bothered.
 *
 * @see specification §6
 */
export function lacksSubscription(agency: Pick<Agency, 'isSubscribed'>, user: UserProfile | null): boolean {
  return runsAgency(user) && agency.isSubscribed !== true;
}
