import type { Agency } from '@livery/contract/agency/agency';
import type { Page } from '@livery/contract/navigation/page';
import { because } from '@livery/contract/shared/because';
import { isActive } from '../agency/booking-menu.ts';
import type { RemotePages } from '../remotes/routes.ts';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import { matchesPattern } from '../shared/matches-pattern.ts';
import { matchPath } from './match-path.ts';
import type { NavigationItem } from './navigation-item.ts';

/** The parts of an agency that decide which pages its site has. */
export type AgencyOffer = Pick<Agency, 'displaysTopDestinations' | 'bookingMenu'>;

/**
 * The page at a path, if this agency's site has it: one of the catalogue, one of a custom remote's in the manifest, or
 * one that the agency's side navigation leads to (rules §2, host routes; rules 2.2).
 * @rule 2.1, 2.2, 2.3, 3.1
 */
export function findPage(
  path: string,
  agency: AgencyOffer,
  navigations: readonly NavigationItem[],
  remotePages: readonly RemotePages[] = [],
): Page | undefined {
  const page = matchPath(path);
  if (page !== undefined) return isOffered(page, agency) ? because('2.1', page) : because('2.2', undefined);
  const addedRemotePage = findRemotePage(path, remotePages);
  if (addedRemotePage !== undefined) return because('1.8', addedRemotePage);
  const navigatedPage = pageOfMenu(path, navigations);
  return because(navigatedPage === undefined ? '2.2' : '2.18', navigatedPage);
}

/** Whether the agency's site has this page of the catalogue. @rule 2.1 */
export function isOffered({ offer }: Pick<Page, 'offer'>, agency: AgencyOffer): boolean {
  switch (offer) {
    case undefined:
      return because('2.1', true);
    case 'top destinations':
      return because('2.1', agency.displaysTopDestinations === true);
    default:
      return because('2.1', isActive(agency.bookingMenu, offer));
  }
}

/** A page of a custom remote, which decides itself what each user may see. */
function findRemotePage(path: string, remotePages: readonly RemotePages[]): Page | undefined {
  const owner = remotePages.find(({ routes }) => routes.some((route) => matchesPattern(path, route)));
  return owner && { pattern: path, family: 'remote', handledBy: owner.remote, access: 'public' };
}

/** A page that only the back end's side navigation names: it belongs to the main app, and is for agents. */
function pageOfMenu(path: string, navigations: readonly NavigationItem[]): Page | undefined {
  const pattern = navigations.map(itemPattern).find((known) => known !== undefined && matchesPattern(path, known));
  return pattern === undefined ? undefined : { pattern, family: 'agent', handledBy: 'mainApp', access: 'guarded' };
}

function itemPattern({ path }: NavigationItem): string | undefined {
  if (!guardPath(path, ANY_ORIGIN).ok) return undefined;
  const { pathname } = new URL(path, ANY_ORIGIN);
  return pathname === '/' ? undefined : `${pathname.replace(/\/$/, '')}/*`;
}
