import { matchesPattern } from './matches-pattern.ts';
import type { Page } from './page.ts';
import { PATH_CATALOGUE } from './path-catalogue.ts';

/**
 * The page of the catalogue that stands at a path, whether or not the agency
 * offers it; `undefined` where there is none.
 *
 * @param path without query and hash; a slash at its end does not matter, letter case does
 * @see specification §2
 */
export function matchPath(path: string): Page | undefined {
  return PATH_CATALOGUE.find(({ pattern }) => matchesPattern(path, pattern));
}
