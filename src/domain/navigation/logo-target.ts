import type { Agency } from '../agency/agency.ts';
import { lacksSubscription } from '../session/roles.ts';
import type { UserProfile } from '../session/user-profile.ts';

/** Where the logo leads: home, or to the subscription for whoever must subscribe first (specification §2, header). */
export function logoTarget(agency: Pick<Agency, 'isSubscribed'>, user: UserProfile | null): string {
  return lacksSubscription(agency, user) ? '/subscription' : '/';
}
