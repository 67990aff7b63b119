import { HOTEL_DEAL } from '@livery/contract/navigation/booking-pages';
import type { PageFamily } from '@livery/contract/navigation/page';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import { matchPath } from './match-path.ts';
import { type PageAddress, pathWithQuery, queryParameter } from './page-address.ts';

/** A deal link that was followed: `deepLinkUrl` and `routeType` of what the device remembers. */
export interface DeepLink {
  /** A path of this site with its query. */
  readonly path: string;
  /** The kind of page it leads to, as in the catalogue of paths. */
  readonly routeType: PageFamily;
}

/**
 * The deal link with which a page was opened: `/deal-link`, `/url/{id}`, a hotel that an agent proposes, or any page of
 * the site with `dealLinkId` in its query. `undefined` for all others (rules §4, login and sign-up redirect).
 * @rule 4.17
 */
export function deepLinkOf(page: PageAddress): DeepLink | undefined {
  const path = pathWithQuery(page);
  const family = matchPath(page.path)?.family;
  return family !== undefined && isDealLink(path) ? { path, routeType: family } : undefined;
}

/** Whether a path, including its query, is a deal link of this site. @rule 4.17 */
export function isDealLink(path: string): boolean {
  if (!guardPath(path, ANY_ORIGIN).ok) return false;
  const { pathname, searchParams } = new URL(path, ANY_ORIGIN);
  const page = matchPath(pathname);
  return (
    page?.family === 'deal-link' ||
    page?.pattern === HOTEL_DEAL ||
    queryParameter(searchParams, 'dealLinkId') !== undefined
  );
}
