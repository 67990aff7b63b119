import type { Agency } from '@livery/contract/agency/agency';
import { because } from '@livery/contract/shared/because';
import { safeLink } from '../agency/safe-link.ts';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import { isDealLink } from './deep-link.ts';
import { type PageAddress, pathWithQuery, queryParameter } from './page-address.ts';

interface LoginTargetOptions {
  readonly agency: Pick<Agency, 'sso' | 'returnUrl'>;
  /** The current page. */
  readonly page: PageAddress;
  /** The deep link that the device remembers, if any. */
  readonly deepLink?: string | null | undefined;
}

/**
 * The target of Log In: `/login` with the way back in `redirect`. If only the agency signs its users in, and only
 * directly, it is the agency's site, with a followed deal link in `navigateTo`.
 *
 * @returns a path on this site, or an http(s) address
 * @rule 1.5, 3.1, 4.14, 4.16, 4.17
 */
export function loginTarget({ agency, page, deepLink }: LoginTargetOptions): string {
  return targetWithRedirect('/login', agency, requestedPath(page), deepLink);
}

/** The target of Sign Up; see `loginTarget`. @rule 4.14, 4.16 */
export function signUpTarget({ agency, page, deepLink }: LoginTargetOptions): string {
  return targetWithRedirect('/signup', agency, requestedPath(page), deepLink);
}

/**
 * The address where visitors sign in for a page that requires it; `requestedTarget` is that page with its query.
 *
 * @rule 4.14
 */
export function loginTargetFor(
  requestedTarget: string,
  { agency, deepLink }: Pick<LoginTargetOptions, 'agency' | 'deepLink'>,
): string {
  return targetWithRedirect('/login', agency, pathOrHome(requestedTarget), deepLink);
}

/**
 * The address that this site's sign-in pages redirect to if only the agency signs its users in, and only directly; else
 * `null`.
 * @rule 4.14, 4.15
 */
export function singleSignOnTarget({ agency, page, deepLink }: LoginTargetOptions): string | null {
  return agencySignInTarget(agency, requestedPath(page), deepLink);
}

function targetWithRedirect(
  path: string,
  agency: LoginTargetOptions['agency'],
  requested: string,
  deepLink: LoginTargetOptions['deepLink'],
): string {
  const agencyTarget = agencySignInTarget(agency, requested, deepLink);
  return because('4.14', agencyTarget ?? `${path}?redirect=${encodeURIComponent(requested).replaceAll('%2F', '/')}`);
}

/** The agency's site, if users can only sign in there. */
function agencySignInTarget(
  agency: LoginTargetOptions['agency'],
  requested: string,
  deepLink: LoginTargetOptions['deepLink'],
): string | null {
  const { enabled, directLoginAllowed } = agency.sso;
  const outsideLink = enabled && !directLoginAllowed ? safeLink('returnUrl', agency.returnUrl) : null;
  if (outsideLink === null) return null;
  const dealLink = [deepLink ?? '', requested].find(isDealLink);
  return dealLink === undefined ? outsideLink : withNavigateTo(outsideLink, dealLink);
}

function withNavigateTo(address: string, path: string): string {
  const url = new URL(address);
  url.searchParams.set('navigateTo', path);
  return url.href;
}

/**
 * The target after signing in: the path in the `redirect` parameter, else the current page; `/` if it may not be
 * navigated to (rules §4, login and sign-up redirect; rules 2.8).
 * @rule 4.14, 10.5
 */
export function requestedPath(page: PageAddress): string {
  return pathOrHome(queryParameter(page.query, 'redirect') ?? pathWithQuery(page));
}

/** The path if it passes the guard, else `/`. */
function pathOrHome(path: string): string {
  const guardedResult = guardPath(path, ANY_ORIGIN);
  return guardedResult.ok ? guardedResult.value : '/';
}
