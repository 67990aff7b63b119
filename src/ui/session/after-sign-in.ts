import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { wishedPath } from '../../domain/session/wished-path.ts';

const WAYS_IN: ReadonlySet<string> = new Set(['/login', '/signup']);

/**
 * Where somebody who is signed in goes from a page to sign in on: to what
 * `redirect` says where that may be gone to, else home; `null` on other pages.
 *
 * @see specification §4, login and sign-up redirect
 */
export function afterSignIn(page: PageAddress, signedIn: boolean): string | null {
  return signedIn && WAYS_IN.has(page.path.replace(/\/$/, '')) ? wishedPath(page) : null;
}
