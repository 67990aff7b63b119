import type { Agency } from '@livery/contract/agency/agency';
import type { Page, PageFamily } from '@livery/contract/navigation/page';
import type { PagePath } from '@livery/contract/navigation/page-path';
import { assertNever } from '@livery/contract/shared/assert-never';
import { because } from '@livery/contract/shared/because';
import { safeLink } from '../agency/safe-link.ts';
import { lacksSubscription } from '../session/roles.ts';
import { allowsAnonymousAccess } from './allows-anonymous-access.ts';
import { findPage } from './find-page.ts';
import { loginTargetFor, singleSignOnTarget } from './login-target.ts';
import { isLogout } from './match-path.ts';
import { type PageAddress, pathWithQuery } from './page-address.ts';
import { isSignedIn, type PageRequest } from './page-request.ts';

/** Environments whose legacy addresses don't redirect (rules 2.4). */
const LEGACY_ENVIRONMENTS: ReadonlySet<string> = new Set(['prod', 'qa', 'uat', 'dev']);

const LEGACY_PATHS: ReadonlyMap<string, string> = new Map<PagePath, PagePath>([
  ['/blog/share', '/blog'],
  ['/destination/share', '/destination'],
]);

/** Pages that users may not open before they subscribe. */
const SUBSCRIPTION_FAMILIES: ReadonlySet<PageFamily> = new Set(['home', 'booking', 'account', 'agent']);

/** Sign-in pages that an agency with its own sign-in doesn't use (rules 4.15). */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set<PagePath>(['/login', '/signup', '/forgotpassword']);

const HOTELS_PATH = '/booknow/hotels' satisfies PagePath;

/**
 * The target that a request is redirected to; `null` if its page may be shown. Every redirect ends at a page that may
 * be opened after at most two more redirects, and none loops.
 *
 * @param page `undefined` if the site has no page at the path
 * @returns a path on this site, or the agency's http(s) address
 * @rule 2.2, 2.4, 2.5, 2.24, 2.26, 3.1, 4.15, 6.5, 6.9
 */
export function redirectTarget(request: PageRequest, page: Page | undefined): string | null {
  if (page === undefined) return because('2.2', '/errors');
  const { policies, user, deepLink } = request;
  const agency = returnsToSignIn(request) ? withOwnSignIn(request.agency) : request.agency;
  const signedIn = isSignedIn(request);
  const renamedLegacyPath = LEGACY_ENVIRONMENTS.has(request.environment) ? undefined : LEGACY_PATHS.get(page.pattern);
  if (renamedLegacyPath !== undefined)
    return because('2.4', pathWithQuery({ path: renamedLegacyPath, query: request.query }));
  if (SIGN_IN_PAGES.has(page.pattern)) return because('4.15', singleSignOnTarget({ agency, page: request, deepLink }));
  if (SUBSCRIPTION_FAMILIES.has(page.family) && lacksSubscription(agency, user)) return because('6.5', '/subscription');
  if (page.family === 'home' && policies.hotelsFirst)
    return because('2.24', signedIn ? HOTELS_PATH : loginTargetFor(HOTELS_PATH, { agency, deepLink }));
  if (!signedIn && requiresLogin(page, agency, request))
    return because('2.5', loginTargetFor(pathWithQuery(request), { agency, deepLink }));
  return because('2.5', null);
}

/**
 * Whether the agency's return URL is a page of this site that sends visitors to sign in, which would redirect for ever.
 */
function returnsToSignIn(request: PageRequest): boolean {
  const outsideLink = safeLink('returnUrl', request.agency.returnUrl);
  if (outsideLink === null) return false;
  const { host, pathname: path, searchParams: query } = new URL(outsideLink);
  const page = host === request.host ? findPage(path, request.agency, request.navigations ?? []) : undefined;
  if (page === undefined) return false;
  const isClosedHome = page.family === 'home' && request.policies.hotelsFirst;
  return (
    isClosedHome ||
    isLogout(path) ||
    SIGN_IN_PAGES.has(page.pattern) ||
    requiresLogin(page, request.agency, { path, query })
  );
}

function withOwnSignIn(agency: Agency): Agency {
  return { ...agency, sso: { ...agency.sso, directLoginAllowed: true } };
}

/**
 * Whether a page is for signed-in users only: account pages always; booking pages if the agency requires a log-in and
 * the page wasn't opened with a deal link or proposal (rules §2, public paths, and §6; rules 2.5).
 */
function requiresLogin(
  { access }: Pick<Page, 'access'>,
  agency: Pick<Agency, 'allowsNonLoginFlow'>,
  address: PageAddress,
): boolean {
  switch (access) {
    case 'public':
      return false;
    case 'guarded':
      return true;
    case 'booking':
      return agency.allowsNonLoginFlow !== true && !allowsAnonymousAccess(address);
    default:
      return assertNever(access);
  }
}
