import type { Context } from 'hono';
import { rememberAddress } from '../application/navigation/remember-address.ts';
import { memoryStorage } from '../infrastructure/memory/memory-storage.ts';
import { storedValues } from '../infrastructure/storage/stored-values.ts';
import { isNavigation, responseCookies } from './response-cookies.ts';
import { hasTokenInAddress } from './site.ts';
import { keepToken } from './token-in-address.ts';

/**
 * Gives a redirect what the browser takes out of the address of a page before it redirects: the cookies that it would
 * store, and the access token.
 *
 * @see rules 2.16
 */
export function rememberRedirectedAddress(context: Context): void {
  const { req, res } = context;
  const location = res.headers.get('Location');
  if (location !== null && hasTokenInAddress(req)) context.header('Location', keepToken(context, location));
  if (!isNavigation(req)) return;
  const nowhere = memoryStorage();
  const stored = storedValues({ cookies: responseCookies(context), localStorage: nowhere, sessionStorage: nowhere });
  rememberAddress(new URL(req.url).searchParams, stored);
}
