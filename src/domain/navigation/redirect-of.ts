import { lacksSubscription } from '../session/lacks-subscription.ts';
import { loginTargetFor, singleSignOnTarget } from '../session/login-target.ts';
import type { Page, PageFamily } from './page.ts';
import { pathWithQuery } from './page-address.ts';
import { requiresLogin } from './requires-login.ts';
import { isSignedIn, type Visit } from './visit.ts';

/** Environments whose legacy addresses stay as they are (specification §2; readings 24). */
const KEEPS_LEGACY: ReadonlySet<string> = new Set(['prod', 'qa', 'uat', 'dev']);

const LEGACY_PATHS: ReadonlyMap<string, string> = new Map([
  ['/blog/share', '/blog'],
  ['/destination/share', '/destination'],
]);

/** Pages to use, not to read: closed to whoever must subscribe first. */
const FOR_SUBSCRIBERS: ReadonlySet<PageFamily> = new Set(['home', 'booking', 'account', 'agent']);

/** Pages that an agency which signs its people in itself has no use for (readings 45). */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set(['/login', '/signup', '/forgotpassword']);

const HOTELS = '/booknow/hotels';

/**
 * Where a visit is sent instead of the page that it asked for, or `null` when
 * it may stay. Every answer leads to a page that may be opened, or on to one
 * within two steps more: no answer leads back.
 *
 * @param page `undefined` where the site has none at the path
 * @returns a path on this site, or the agency's own http(s) address
 * @see specification §2 and §6; readings 18, 19 and 24
 */
export function redirectOf(visit: Visit, page: Page | undefined): string | null {
  if (page === undefined) return '/errors';
  const { agency, policies, user } = visit;
  const signedIn = isSignedIn(visit);
  const renamed = KEEPS_LEGACY.has(visit.environment) ? undefined : LEGACY_PATHS.get(page.pattern);
  if (renamed !== undefined) return pathWithQuery({ path: renamed, query: visit.query });
  if (SIGN_IN_PAGES.has(page.pattern)) return singleSignOnTarget({ agency, page: visit, deepLink: visit.deepLink });
  if (FOR_SUBSCRIBERS.has(page.family) && lacksSubscription(agency, user)) return '/subscription';
  if (page.family === 'home' && policies.hotelsFirst) return signedIn ? HOTELS : loginTargetFor(HOTELS, visit);
  if (!signedIn && requiresLogin(page, agency, visit)) return loginTargetFor(pathWithQuery(visit), visit);
  return null;
}
