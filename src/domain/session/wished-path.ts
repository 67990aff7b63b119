import { type PageAddress, pathWithQuery, presentIn } from '../navigation/page-address.ts';
import { ANY_ORIGIN } from './any-origin.ts';
import { guardPath } from './guard-path.ts';

/**
 * Where somebody wants to be once signed in: where the `redirect` parameter
 * says, else the page they are on; `/` where that may not be navigated to.
 *
 * @see specification §4, login and sign-up redirect; readings 20
 */
export function wishedPath(page: PageAddress): string {
  return pathOrHome(presentIn(page.query, 'redirect') ?? pathWithQuery(page));
}

/** A path that passes the guard, or `/`. */
export function pathOrHome(path: string): string {
  const guarded = guardPath(path, ANY_ORIGIN);
  return guarded.ok ? guarded.value : '/';
}
