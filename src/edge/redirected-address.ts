import type { Context } from 'hono';
import { rememberAddress } from '../application/shared/remember-address.ts';
import type { StoredValues } from '../application/shared/stored-values.port.ts';
import { ANY_ORIGIN } from '../domain/shared/guard-path.ts';
import { isNavigation, type ResponseCookies, responseCookies } from './response-cookies.ts';
import { requestSite, signInFromAddress } from './site.ts';

/**
 * Does for a redirect what the browser does with a page's address before it redirects: sets the cookies that it would
 * store, and passes the access token on.
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
  if (location !== null && requestSite(context).hasTokenInAddress)
    context.header('Location', keepToken(context, location));
  if (!isNavigation(req)) return;
  rememberAddress(new URL(req.url).searchParams, storedIn(responseCookies(context)));
}

/**
 * Passes the access token of the address on to the page of this site that a redirect leads to, where the browser takes
 * it.
 */
function keepToken({ req: { url } }: Context, location: string): string {
  const { token } = signInFromAddress(url.slice(url.indexOf('/', 'https://'.length)));
  if (token === undefined || !location.startsWith('/')) return location;
  const address = new URL(`${ANY_ORIGIN}${location}`);
  address.searchParams.set('access_token', token);
  return `${address.pathname}${address.search}${address.hash}`;
}
