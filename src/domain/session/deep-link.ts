import { matchPath } from '../navigation/match-path.ts';
import type { PageFamily } from '../navigation/page.ts';
import { type PageAddress, pathWithQuery } from '../navigation/page-address.ts';
import { isDealLink } from './is-deal-link.ts';

/** A deal link that somebody followed: `deepLinkUrl` and `routeType` of what the device remembers. */
export interface DeepLink {
  /** A path of this site, query and all. */
  readonly path: string;
  /** What kind of page it leads to, as the catalogue of paths names it. */
  readonly routeType: PageFamily;
}

/**
 * The deal link that a page was opened by: `/deal-link`, `/url/{id}`, a hotel
 * that an agent proposes, or any page of the site with `dealLinkId` in its
 * query. `undefined` for all others.
 *
 * @see specification §4, login and sign-up redirect
 */
export function deepLinkOf(page: PageAddress): DeepLink | undefined {
  const path = pathWithQuery(page);
  const family = matchPath(page.path)?.family;
  return family !== undefined && isDealLink(path) ? { path, routeType: family } : undefined;
}
