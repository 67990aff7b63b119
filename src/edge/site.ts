import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';
import type { ForwardedTrust } from './trusted-proxies.ts';
import { isValidHost, withoutFinalDot } from './valid-host.ts';

export const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The headers of every response: its type is never sniffed, it is not cached unless
 * its handler says otherwise, and a client that came by https has to use https
 * again. Subdomains of the agency's host are not included.
 */
export const defaultHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const always = { ...NO_SNIFF, ...(siteOf(context).isSecure ? TRANSPORT_SECURITY : {}) };
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
};

const COOKIES = [STORED_KEYS.token.name, STORED_KEYS.role.name];
/** Tokens of sessions, and of e-mails that lead to a new password. */
const PARAMETERS = [STORED_KEYS.token.name, 'token'];

/** Whether a request carries a session or a token: its response must not be cached. */
export function isPersonal(request: HonoRequest): boolean {
  const cookies = (request.header('cookie') ?? '').split(';').map((pair) => pair.replace(/=.*$/s, '').trim());
  return COOKIES.some((name) => cookies.includes(name)) || hasTokenInAddress(request);
}

export function hasTokenInAddress(request: HonoRequest): boolean {
  return PARAMETERS.some((name) => request.query(name) !== undefined);
}

/** The host that a request is for, as the visitor's browser sees it. */
export interface Site {
  /** Such as `https://aurora.example`, with a port where it is not the usual one. */
  readonly origin: string;
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

/**
 * Reads the site out of each request, for `siteOf`. The proxy has to pass `Host` on as
 * it came, or be one whose `X-Forwarded-Host` counts; a host of its that is none gets a 400.
 *
 * @param trustOf which forwarded headers count, by the address of the connection's other end
 */
export function readSite(trustOf: (peer: string) => ForwardedTrust): MiddlewareHandler {
  return async (context, next) => {
    const { req, env } = context;
    const forwarded = req.header('x-forwarded-host');
    const isForwarded = forwarded !== undefined && trustOf(peerOf(env)).host;
    const host = isForwarded ? forwarded : new URL(req.url).host;
    if (isForwarded && !isValidHost(host))
      return context.text('The X-Forwarded-Host header names no host.\n', 400, REFUSED);
    context.set('site', siteAt(host, isSecure(context, trustOf)));
    return next();
  };
}

const REFUSED = { ...NO_SNIFF, 'Cache-Control': 'no-store' };

/** Whether the visitor's own connection is https. */
export function isSecure({ req, env }: Context, trustOf: (peer: string) => ForwardedTrust): boolean {
  if (req.header('x-forwarded-proto') === 'https' && trustOf(peerOf(env)).protocol) return true;
  return req.url.startsWith('https:');
}

/** @param env what the server hands over beside a request; a test may hand nothing */
function peerOf(env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? '';
}

/** The site of a valid host: the same one in every spelling. */
function siteAt(host: string, secure: boolean): Site {
  const url = new URL(`${secure ? 'https' : 'http'}://${host}`);
  url.hostname = withoutFinalDot(url.hostname);
  return { origin: url.origin, hostname: url.hostname, isSecure: secure };
}

/** The site of a request that `readSite` has read. */
export function siteOf(context: Context): Site {
  return context.get('site');
}

/**
 * Whether a request that matches no file should get the page, whose
 * router then decides: people and link previews do, a missing script or picture
 * must stay missing.
 *
 * @param path the request's path
 * @param accept its `Accept` header
 */
export function wantsPage(path: string, accept: string | undefined): boolean {
  if (/^\/(assets|remotes)\/|\/\./.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  const acceptsAnyType = accept === undefined || accept.includes('*/*');
  return acceptsAnyType && !/\.\w+$/.test(path);
}
