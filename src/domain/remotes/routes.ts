import type { CustomRemoteName } from '@livery/contract/remotes/remote-name';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { patternsOverlap } from '../shared/patterns-overlap.ts';

/** A custom remote and the paths that it shows: `/loyalty` is one path, `/loyalty/*` includes all below it. */
export interface RemotePages {
  readonly remote: CustomRemoteName;
  readonly routes: readonly string[];
}

/** Segments of lower-case letters, digits and single hyphens, optionally followed by `/*` for everything below. */
const ROUTE_PATTERN = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+(?:\/\*)?$/;

/** In characters; addresses shouldn't be longer. */
const MAX_ROUTE_LENGTH = 200;

/** How many paths one remote may claim. */
const MAX_ROUTES = 50;

/** Folders of files and calls, in which there can't be pages. */
const RESERVED_FOLDERS: readonly string[] = [
  '/assets/*',
  '/remotes/*',
  '/api/*',
  '/resort-api/*',
  '/telemetry/*',
  '/sandbox/*',
  '/media/*',
  '/healthz',
  '/livery-why',
];

/**
 * The paths that a custom remote may show: all that it claims, or none.
 *
 * @param claimed the paths in the manifest
 * @param site patterns of the site's pages, which the shell and the built-in remotes keep
 * @param otherPages paths already granted to other remotes: the one listed first keeps them
 * @returns an error that tells its author in one sentence why it gets none
 */
export function grantRoutes(
  claimed: readonly string[],
  site: readonly string[],
  otherPages: readonly RemotePages[],
): Result<readonly string[], string> {
  if (claimed.length > MAX_ROUTES) return err(`it claims ${claimed.length} routes, and may have ${MAX_ROUTES}`);
  for (const route of claimed) {
    if (route.length > MAX_ROUTE_LENGTH || !ROUTE_PATTERN.test(route)) {
      return err(
        `its route “${route.slice(0, MAX_ROUTE_LENGTH)}” is none: write “/name” for one path or “/name/*” for all below, in lower-case letters, digits and hyphens`,
      );
    }
    const folder = RESERVED_FOLDERS.find((pattern) => patternsOverlap(route, pattern));
    if (folder !== undefined)
      return err(`its route “${route}” lies in “${folder}”, where the site has files and calls`);
    const page = site.find((pattern) => patternsOverlap(route, pattern));
    if (page !== undefined) return err(`its route “${route}” claims “${page}”, which is a page of the site itself`);
    for (const { remote, routes } of otherPages) {
      const takenRoute = routes.find((pattern) => patternsOverlap(route, pattern));
      if (takenRoute !== undefined) {
        return err(`its route “${route}” overlaps with “${takenRoute}” of “${remote}”, which is listed before it`);
      }
    }
  }
  return ok(claimed);
}
