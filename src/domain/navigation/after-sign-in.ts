import { requestedPath } from './login-target.ts';
import { type PageAddress, pathWithQuery } from './page-address.ts';

interface Arrival {
  readonly page: PageAddress;
  readonly signedIn: boolean;
  /** The deal link that the device remembers, if any. */
  readonly deepLink: string | null;
}

const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/login', '/signup']);
const RETURNS: ReadonlySet<string> = new Set([...SIGN_IN_PATHS, '/sso', '/social', '']);

/**
 * Where somebody who is signed in goes from a page that signing in leads over:
 * to what `redirect` names; where it names nothing but the home page, to the
 * deal link that they had followed; else home. `null` on other pages (rules §4,
 * login and sign-up redirect).
 */
export function afterSignIn({ page, signedIn, deepLink }: Arrival): string | null {
  if (!signedIn) return null;
  const isSignInPath = SIGN_IN_PATHS.has(withoutEnd(page.path));
  const requested = isSignInPath ? requestedPath(page) : '/';
  if (deepLink !== null && requested === '/' && awaitsDeepLink(page, deepLink)) return deepLink;
  return isSignInPath ? requested : null;
}

/** Whether signing in leads over a page to a deal link: it does not from the deal link itself. */
export function awaitsDeepLink(page: PageAddress, deepLink: string): boolean {
  return RETURNS.has(withoutEnd(page.path)) && pathWithQuery(page) !== deepLink;
}

function withoutEnd(path: string): string {
  return path.replace(/\/$/, '');
}
