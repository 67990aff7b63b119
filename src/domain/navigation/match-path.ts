import type { Page } from '@livery/contract/navigation/page';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { matchesPattern } from '../shared/matches-pattern.ts';

/**
 * The page of the catalogue at a path, whether or not the agency
 * offers it; `undefined` if there is none.
 *
 * @param path without query and hash; a slash at its end doesn't matter, but letter case does
 * @rule 2.1
 */
export function matchPath(path: string): Page | undefined {
  return PATH_CATALOGUE.find(({ pattern }) => matchesPattern(path, pattern));
}

/** Whether a path is /logout, which signs out no matter what the platform responds. @rule 2.1, 4.20 */
export function isLogout(path: string): boolean {
  return matchPath(path)?.handledBy === 'logout';
}
