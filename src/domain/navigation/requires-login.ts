import type { Agency } from '../agency/agency.ts';
import { allowsAnonymousAccess } from '../session/allows-anonymous-access.ts';
import { assertNever } from '../shared/assert-never.ts';
import type { Page } from './page.ts';
import type { PageAddress } from './page-address.ts';

/**
 * Whether a page is only for those who are signed in: accounts always, booking
 * where the agency allows no browsing without login, unless somebody was sent a
 * link to it.
 *
 * @see specification §2, public paths, and §6; readings 19
 */
export function requiresLogin(
  { access }: Pick<Page, 'access'>,
  agency: Pick<Agency, 'allowsNonLoginFlow'>,
  address: PageAddress,
): boolean {
  switch (access) {
    case 'public':
      return false;
    case 'guarded':
      return true;
    case 'booking':
      return agency.allowsNonLoginFlow !== true && !allowsAnonymousAccess(address);
    default:
      return assertNever(access);
  }
}
