import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';

/** Holds browsers to https, for a year. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The headers of every response: its type is never sniffed, it is not cached unless
 * its handler says otherwise, and a client that came by https has to use https
 * again. Subdomains of the agency's host are not included.
 */
export const defaultHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  if (siteOf(context).isSecure)
    for (const [name, value] of Object.entries(STRICT_TRANSPORT)) context.header(name, value);
};

const COOKIES = new RegExp(`(?:^|;)\\s*(?:${STORED_KEYS.token.name}|${STORED_KEYS.role.name})\\s*(?:=|;|$)`);
/** Tokens of sessions, and of e-mails that lead to a new password. */
const PARAMETERS = [STORED_KEYS.token.name, 'token'];

/** Of a session that another site hands over. */
const SESSION = 'xsessionid';

/** Whether a request carries a session or a token: its response must not be cached. */
export function isPersonal(request: HonoRequest): boolean {
  const cookies = request.header('cookie') ?? '';
  return (
    COOKIES.test(cookies) ||
    request.header('authorization') !== undefined ||
    request.query(SESSION) !== undefined ||
    hasTokenInAddress(request)
  );
}

export function hasTokenInAddress(request: HonoRequest): boolean {
  return PARAMETERS.some((name) => request.query(name) !== undefined);
}

/** The host that a request is for, as the visitor's browser sees it. */
export interface Site {
  /** Such as `https://aurora.example`, with a port where it is not the usual one. */
  readonly origin: string;
  /** In lower case, without a port. */
  readonly hostname: string;
  /** Whether the visitor's own connection is https. */
  readonly isSecure: boolean;
}

/** Addresses within a machine or a private network, where a deployment's own proxy runs. */
const PRIVATE = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i;

/**
 * Reads the site out of a request. `X-Forwarded-Proto` counts only from a proxy
 * in the same private network, and no other forwarded header counts at all:
 * the proxy has to pass `Host` on as it came.
 */
export function siteOf({ req, env }: Context): Site {
  const url = new URL(req.url);
  const isSecure = url.protocol === 'https:' || (isProxied(env) && req.header('x-forwarded-proto') === 'https');
  const { host, hostname } = url;
  return { origin: `${isSecure ? 'https' : 'http'}://${host}`, hostname, isSecure };
}

/** @param env what the server hands over beside a request; a test may hand nothing */
function isProxied(env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined): boolean {
  return PRIVATE.test(env?.incoming?.socket?.remoteAddress ?? '');
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
