import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cookieDomains } from '../domain/session/cookie-domains.ts';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import { siteOf } from './site.ts';

/** More than real hosts have; a host of a hundred parts would otherwise get kilobytes of headers. */
const MAX_DOMAINS = 8;
/** The page at /logout still reads who was signed in, and leads them on after 4 s at most. */
const ROLE_SECONDS = 60;

const { role } = STORED_KEYS;
const CLEARED = Object.values(STORED_KEYS).filter(
  ({ where, clearedAtLogout }) => where === 'cookie' && clearedAtLogout,
);

/**
 * Clears what a logout removes, on the host and on every parent domain that the browser lets it: the
 * visitor is signed out before the page's code has loaded, and where it never does.
 *
 * Only a navigation is a logout: other sites' pictures and prefetched links may lead here, too.
 *
 * @see rules 4.10
 */
export function clearLogoutCookies(context: Context): void {
  const isNavigation = (context.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate';
  if (!isNavigation || context.req.header('sec-purpose')?.includes('prefetch')) return;
  const { hostname, isSecure } = siteOf(context);
  for (const { name, sameSite = 'lax' } of CLEARED) {
    const options = { path: '/', sameSite, secure: isSecure } as const;
    const kept = name === role.name ? role.parse(getCookie(context, name) ?? '') : undefined;
    setCookie(context, name, kept ?? '', { ...options, maxAge: kept === undefined ? 0 : ROLE_SECONDS });
    for (const domain of cookieDomains(hostname).slice(0, MAX_DOMAINS)) {
      setCookie(context, name, '', { ...options, maxAge: 0, domain });
    }
  }
}
