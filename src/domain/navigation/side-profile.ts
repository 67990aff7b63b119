import type { Money } from '@livery/contract/market/money';
import type { PagePath } from '@livery/contract/navigation/page-path';
import type { UserProfile } from '@livery/contract/session/user-profile';

/** The block at the top of the side navigation. */
export interface SideProfile {
  readonly path: PagePath;
  readonly firstName: string;
  /** In its own currency; `null` if there is nothing to show. */
  readonly credits: Money | null;
}

/** Who is signed in, and their credits if they have any (rules §2, side navigation). @rule 2.18, 3.5 */
export function sideProfile({ firstName, credits }: Pick<UserProfile, 'firstName' | 'credits'>): SideProfile {
  return { path: '/settings/profile', firstName, credits: credits !== null && credits.amount > 0 ? credits : null };
}
