import type { Context } from 'hono';
import { rememberAddress } from '../application/shared/remember-address.ts';
import type { StoredValues } from '../application/shared/stored-values.port.ts';
import { isNavigation, type ResponseCookies, responseCookies } from './response-cookies.ts';
import { hasTokenInAddress } from './site.ts';
import { keepToken } from './token-in-address.ts';

/**
 * Gives a redirect what the browser takes out of the address of a page before it redirects: the cookies that it would
 * store, and the access token.
 *
 * @param storedIn the values that are stored in these cookies
 * @rule 2.16
 */
export function rememberRedirectedAddress(
  context: Context,
  storedIn: (cookies: ResponseCookies) => StoredValues,
): void {
  const { req, res } = context;
  const location = res.headers.get('Location');
  if (location !== null && hasTokenInAddress(req)) context.header('Location', keepToken(context, location));
  if (!isNavigation(req)) return;
  rememberAddress(new URL(req.url).searchParams, storedIn(responseCookies(context)));
}
