import { parseUrl } from '@livery/contract/shared/parse-url';
import { guardPath } from '../domain/shared/guard-path.ts';

/** The only forbidden page that a redirect of the shell leads to, with the way back in its query. */
const SIGN_IN_PATTERN = /^\/login(?=\?redirect=)/;

/** In characters: half of the limit for all headers of a request, so that the browser's next request isn't refused. */
const MAX_LOCATION_LENGTH = 32 * 1024;

/**
 * The `Location` header of a redirect, in characters that headers allow; `undefined` if the target may not be navigated
 * to, which the browser then decides itself. A query that is too long is left out.
 *
 * @param target a path on this site, or the agency's http(s) address, from `decideLayout`
 * @param origin this site's origin
 * @rule 10.5
 */
export function redirectLocation(target: string, origin: string): string | undefined {
  if (target.startsWith('/')) {
    if (!guardPath(target.replace(SIGN_IN_PATTERN, '/sign-in'), origin).ok) return undefined;
    const { pathname, search, hash } = new URL(target, origin);
    return shortenLocation(`${pathname}${search}${hash}`);
  }
  const otherHref = /^https?:\/\//.test(target) ? parseUrl(target)?.href : undefined;
  return otherHref && shortenLocation(otherHref);
}

function shortenLocation(location: string): string {
  return location.length <= MAX_LOCATION_LENGTH ? location : location.replace(/[?#].*/s, '');
}
