import type { Agency } from '../agency/agency.ts';
import { safeLink } from '../agency/safe-link.ts';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import { isDealLink } from './deep-link.ts';
import { type PageAddress, pathWithQuery, presentIn } from './page-address.ts';

interface Needs {
  readonly agency: Pick<Agency, 'sso' | 'returnUrl'>;
  /** The page that the visitor is on. */
  readonly page: PageAddress;
  /** The deep link that the device remembers, if any. */
  readonly deepLink?: string | null | undefined;
}

/**
 * Where Log In leads: `/login` with the way back in `redirect`. Where the agency
 * signs its people in itself, and directly only, it is the agency's own site,
 * which stands in `navigateTo` of a deal link that somebody followed.
 *
 * @returns a path on this site, or an http(s) address
 * @see rules §4, login and sign-up redirect
 */
export function loginTarget({ agency, page, deepLink }: Needs): string {
  return entrance('/login', agency, requestedPath(page), deepLink);
}

/** Where Sign Up leads; see `loginTarget`. */
export function signUpTarget({ agency, page, deepLink }: Needs): string {
  return entrance('/signup', agency, requestedPath(page), deepLink);
}

/** Where a visitor signs in before a page that is not for visitors; `requested` is that page, query and all. */
export function loginTargetFor(requested: string, { agency, deepLink }: Pick<Needs, 'agency' | 'deepLink'>): string {
  return entrance('/login', agency, pathOrHome(requested), deepLink);
}

/**
 * Where somebody goes who opens one of this site's own sign-in pages, although
 * the agency signs its people in itself, and directly only; else `null` (rules
 * 4.15).
 */
export function singleSignOnTarget({ agency, page, deepLink }: Needs): string | null {
  return agencysOwn(agency, requestedPath(page), deepLink);
}

function entrance(path: string, agency: Needs['agency'], requested: string, deepLink: Needs['deepLink']): string {
  const elsewhere = agencysOwn(agency, requested, deepLink);
  return elsewhere ?? `${path}?redirect=${encodeURIComponent(requested).replaceAll('%2F', '/')}`;
}

/** The agency's own site, where it alone signs its people in. */
function agencysOwn(agency: Needs['agency'], requested: string, deepLink: Needs['deepLink']): string | null {
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
 * Where somebody wants to be once signed in: where the `redirect` parameter
 * says, else the page they are on; `/` where that may not be navigated to
 * (rules §4, login and sign-up redirect; rules 2.8).
 */
export function requestedPath(page: PageAddress): string {
  return pathOrHome(presentIn(page.query, 'redirect') ?? pathWithQuery(page));
}

/** A path that passes the guard, or `/`. */
function pathOrHome(path: string): string {
  const guarded = guardPath(path, ANY_ORIGIN);
  return guarded.ok ? guarded.value : '/';
}
