import type { Context } from 'hono';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import { isNavigation, responseCookies } from './response-cookies.ts';

/** The page at /logout still reads the role, and leaves after 4 s at most. */
const ROLE_LIFETIME = { minutes: 1, sameSite: 'lax' } as const;

const { role } = STORED_KEYS;
const CLEARED_COOKIES = Object.values(STORED_KEYS).filter(
  ({ where, clearedAtLogout }) => where === 'cookie' && clearedAtLogout,
);

/**
 * Clears the cookies that a log-out removes, on the host and on every parent domain that the browser allows. So the
 * visitor is signed out before the page's code has loaded, and even if it never loads.
 *
 * Only a navigation is a log-out: other sites' pictures and prefetched links may request this page too.
 *
 * @rule 4.10
 */
export function clearLogoutCookies(context: Context): void {
  if (!isNavigation(context.req)) return;
  const cookies = responseCookies(context);
  for (const { name } of CLEARED_COOKIES) {
    const shownRole = name === role.name ? role.parse(cookies.read(name) ?? '') : undefined;
    cookies.remove(name);
    if (shownRole !== undefined) cookies.write(name, shownRole, ROLE_LIFETIME);
  }
}
