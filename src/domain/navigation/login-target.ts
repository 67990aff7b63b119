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
 * Where Log In leads: `/login` with the way back in `redirect`. If the agency
 * signs its users in itself, and directly only, it is the agency's own site, with
 * a deal link that was followed in `navigateTo`.
 *
 * @returns a path on this site, or an http(s) address
 * @rule 1.5, 3.1, 4.14, 4.16, 4.17
 */
export function loginTarget({ agency, page, deepLink }: LoginTargetOptions): string {
  return targetWithRedirect('/login', agency, requestedPath(page), deepLink);
}

/** Where Sign Up leads; see `loginTarget`. @rule 4.14, 4.16 */
export function signUpTarget({ agency, page, deepLink }: LoginTargetOptions): string {
  return targetWithRedirect('/signup', agency, requestedPath(page), deepLink);
}

/** Where visitors sign in for a page that requires it; `requested` is that page, query included. @rule 4.14 */
export function loginTargetFor(
  requested: string,
  { agency, deepLink }: Pick<LoginTargetOptions, 'agency' | 'deepLink'>,
): string {
  return targetWithRedirect('/login', agency, pathOrHome(requested), deepLink);
}

/**
 * Where this site's own sign-in pages redirect to if the agency signs its
 * users in itself, and directly only; else `null`.
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
  const elsewhere = agencySignInTarget(agency, requested, deepLink);
  return because('4.14', elsewhere ?? `${path}?redirect=${encodeURIComponent(requested).replaceAll('%2F', '/')}`);
}

/** The agency's own site, if only it signs users in. */
function agencySignInTarget(
  agency: LoginTargetOptions['agency'],
  requested: string,
  deepLink: LoginTargetOptions['deepLink'],
): string | null {
  const { enabled, directLoginAllowed } = agency.sso;
  const elsewhere = enabled && !directLoginAllowed ? safeLink('returnUrl', agency.returnUrl) : null;
  if (elsewhere === null) return null;
  const dealLink = [deepLink ?? '', requested].find(isDealLink);
  return dealLink === undefined ? elsewhere : withNavigateTo(elsewhere, dealLink);
}

function withNavigateTo(address: string, path: string): string {
  const url = new URL(address);
  url.searchParams.set('navigateTo', path);
  return url.href;
}

/**
 * Where signing in leads: to the path in the `redirect` parameter, else to the
 * current page; to `/` if that may not be navigated to (rules §4, login and
 * sign-up redirect; rules 2.8).
 * @rule 4.14, 10.5
 */
export function requestedPath(page: PageAddress): string {
  return pathOrHome(queryParameter(page.query, 'redirect') ?? pathWithQuery(page));
}

/** A path that passes the guard, or `/`. */
function pathOrHome(path: string): string {
  const guarded = guardPath(path, ANY_ORIGIN);
  return guarded.ok ? guarded.value : '/';
}
