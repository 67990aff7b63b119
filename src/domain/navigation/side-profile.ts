import type { Money } from '@livery/contract/market/money';
import type { PagePath } from '@livery/contract/navigation/page-path';
import type { UserProfile } from '@livery/contract/session/user-profile';

/** The block at the top of the side navigation. */
export interface SideProfile {
  readonly path: PagePath;
  readonly firstName: string;
  /** In the user's currency; `null` if there are no credits to show. */
  readonly credits: Money | null;
}

/** The signed-in user's name, and their credits if they have any (rules §2, side navigation). @rule 2.18, 3.5 */
export function sideProfile({ firstName, credits }: Pick<UserProfile, 'firstName' | 'credits'>): SideProfile {
  return { path: '/settings/profile', firstName, credits: credits !== null && credits.amount > 0 ? credits : null };
}
