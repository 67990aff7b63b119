import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { SESSION_PARAMETER } from '../application/shared/remember-address.ts';
import { type Tenant, tenantOf } from '../domain/agency/tenant.ts';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import { remembered } from './remembered.ts';
import type { ForwardedTrust } from './trusted-proxies.ts';
import { isValidHost } from './valid-host.ts';
import { whyKeysIn } from './why/keys-in-address.ts';

export const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The headers of every response: it names its site, its type is never sniffed, it is not cached unless
 * its handler says otherwise, and a client that came by https has to use https
 * again. Subdomains of the agency's host are not included.
 */
export const defaultHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { origin, isSecure } = siteOf(context);
  const always = { ...NO_SNIFF, 'X-Livery-Tenant': origin, ...(isSecure ? TRANSPORT_SECURITY : {}) };
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
};

const COOKIES = new RegExp(`(?:^|;)\\s*(?:${STORED_KEYS.token.name}|${STORED_KEYS.role.name})\\s*(?:=|;|$)`);
/** Tokens of sessions, and of e-mails that lead to a new password. */
export const PARAMETERS = [STORED_KEYS.token.name, 'token'];

/** Of a sign-in elsewhere, once; `code` of a country has two letters (rules 3.2). */
const ONE_TIME_CODE = 'code';
const COUNTRY = /^[a-z]{2,3}$/i;

/** Whether a request carries a session, a token, a one-time code or a key of the why panel: its response must not be cached. */
export function isPersonal(request: HonoRequest): boolean {
  const cookies = request.header('cookie') ?? '';
  return (
    COOKIES.test(cookies) ||
    request.header('authorization') !== undefined ||
    hasTokenInAddress(request) ||
    hasSessionInAddress(request) ||
    hasOneTimeCode(request) ||
    whyKeysIn(request).length > 0
  );
}

function hasOneTimeCode(request: HonoRequest): boolean {
  const code = request.query(ONE_TIME_CODE)?.trim() ?? '';
  return code !== '' && !COUNTRY.test(code);
}

export function hasTokenInAddress(request: HonoRequest): boolean {
  return PARAMETERS.some((name) => request.query(name) !== undefined);
}

export function hasSessionInAddress(request: HonoRequest): boolean {
  return request.query(SESSION_PARAMETER) !== undefined;
}

/** The host that a request is for, as the visitor's browser sees it. */
export interface Site {
  /** Such as `https://aurora.example`, with a port where it is not the usual one. */
  readonly origin: Tenant;
  /** In lower case, without a port and without a dot at its end. */
  readonly hostname: string;
  /** Whether the visitor's own connection is https. */
  readonly isSecure: boolean;
}

declare module 'hono' {
  interface ContextVariableMap {
    site: Site;
  }
}

/** Reads the site of a request; `undefined` where a trusted proxy names a host that is none. */
export type ReadSite = (context: Context) => Site | undefined;

/**
 * Reads the site out of requests. The proxy has to pass `Host` on as it came, or be one whose
 * `X-Forwarded-Host` counts.
 *
 * @param trustOf which forwarded headers count, by the address of the connection's other end
 */
export function siteReader(trustOf: (peer: string) => ForwardedTrust): ReadSite {
  return ({ req, env }) => {
    const trust = trustOf(peerOf(env));
    const [scheme = '', rest = ''] = req.url.split('://', 2);
    const host = (trust.host ? req.header('x-forwarded-host') : undefined) ?? rest.replace(/[/?#].*$/s, '');
    const isForwarded = trust.protocol && req.header('x-forwarded-proto') === 'https';
    return siteAt(`${isForwarded ? 'https' : scheme}://${host}`)[0];
  };
}

/** Reads the site of each request, for `siteOf`; one without gets a 400. */
export function withSite(read: ReadSite): MiddlewareHandler {
  return async (context, next) => {
    const site = read(context);
    if (site === undefined) return context.text('The X-Forwarded-Host header names no host.\n', 400, REFUSED);
    context.set('site', site);
    return next();
  };
}

const REFUSED = { ...NO_SNIFF, 'Cache-Control': 'no-store' };

/** @param env what the server hands over beside a request; a test may hand nothing */
function peerOf(env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? '';
}

/** The site at an address: the same one in every spelling of its host. */
const siteAt = remembered((address): readonly [Site] | readonly [] => {
  const [scheme, host = ''] = address.split('://', 2);
  const origin = isValidHost(host) ? tenantOf(address) : undefined;
  if (origin === undefined) return [];
  return [{ origin, hostname: new URL(origin).hostname, isSecure: scheme === 'https' }];
});

/** The site of a request that `withSite` has read. */
export function siteOf(context: Context): Site {
  return context.get('site');
}

/** Where a page requests whether its browser may open the why panel. */
export const WHY_PATH = '/livery-why';

/** Folders that hold files or API calls only, and names that begin with a dot, which no page has. */
const NO_PAGES = /^\/(?:assets|remotes|api|resort-api|livery-why|\.[^/]*)(?:\/|$)/;

/**
 * Whether a path that no file has belongs to a page, whose router then decides: every path does, except those of
 * folders that hold files or API calls only. `Accept` does not matter, so that caches store one response for a path.
 */
export function isPagePath(path: string): boolean {
  return !NO_PAGES.test(path);
}
