import type { Context } from 'hono';

/** The host that a request is for, as the visitor's browser sees it. */
export interface Site {
  /** Such as `https://aurora.example`, with a port where it is not the usual one. */
  readonly origin: string;
  /** In small letters, without a port. */
  readonly hostname: string;
  /** Whether the visitor's own connection is https. */
  readonly isSecure: boolean;
}

/** Addresses within a machine or a private network, where a deployment's own proxy stands. */
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
