import type { PagePath } from '@livery/contract/navigation/page-path';
import { because } from '@livery/contract/shared/because';
import { requestedPath } from './login-target.ts';
import { type PageAddress, pathWithQuery } from './page-address.ts';

interface SignInArrival {
  readonly page: PageAddress;
  readonly signedIn: boolean;
  /** The deal link that the device remembers, if any. */
  readonly deepLink: string | null;
}

const SIGN_IN_PATHS: ReadonlySet<string> = new Set<PagePath>(['/login', '/signup']);
const SIGN_IN_STEPS: ReadonlySet<string> = new Set([...SIGN_IN_PATHS, '/sso', '/social', '']);

/**
 * The target of a signed-in user on a sign-in page: the path in `redirect`; if that is missing or the home page, the
 * deal link that they followed; else the home page. `null` on other pages (rules §4, login and sign-up redirect).
 * @rule 4.17
 */
export function afterSignIn({ page, signedIn, deepLink }: SignInArrival): string | null {
  if (!signedIn) return because('4.17', null);
  const isSignInPath = SIGN_IN_PATHS.has(withoutTrailingSlash(page.path));
  const requestedTarget = isSignInPath ? requestedPath(page) : '/';
  if (deepLink !== null && requestedTarget === '/' && awaitsDeepLink(page, deepLink)) return because('4.17', deepLink);
  return because('4.14', isSignInPath ? requestedTarget : null);
}

/** Whether a page is a step of the sign-in that leads to a deal link; the deal link itself isn't one. @rule 4.17 */
export function awaitsDeepLink(page: PageAddress, deepLink: string): boolean {
  return SIGN_IN_STEPS.has(withoutTrailingSlash(page.path)) && pathWithQuery(page) !== deepLink;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}
