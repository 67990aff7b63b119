import { guardPath } from '../domain/shared/guard-path.ts';
import { parseUrl } from '../domain/shared/parse-url.ts';

/** The one forbidden page that a redirect of the shell itself leads to, with the way back in its query. */
const SIGN_IN = /^\/login(?=\?redirect=)/;

/**
 * The `Location` header of a redirect, in characters that a header can hold; `undefined` where the
 * target may not be navigated to, which the browser then finds out by itself.
 *
 * @param target a path on this site, or the agency's own http(s) address, as `decideLayout` returns them
 * @param origin of this site
 * @see rules 10.5
 */
export function redirectLocation(target: string, origin: string): string | undefined {
  if (target.startsWith('/')) {
    if (!guardPath(target.replace(SIGN_IN, '/sign-in'), origin).ok) return undefined;
    const { pathname, search, hash } = new URL(target, origin);
    return `${pathname}${search}${hash}`;
  }
  return /^https?:\/\//.test(target) ? parseUrl(target)?.href : undefined;
}
