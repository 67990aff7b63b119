import { parseUrl } from '@livery/contract/shared/parse-url';
import type { MiddlewareHandler } from 'hono';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';

const IP_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

/**
 * Allows control of the sandbox only under the host names that it serves. A site can point its own host name at this
 * machine, and a page of that name then has the same origin as this server (DNS rebinding). Names under `localhost`
 * never leave the machine, and IP addresses can't be pointed elsewhere.
 */
export const requireServedHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (isServedHost(hostname)) return next();
  return c.json({ message: 'The sandbox is controlled from localhost and from its agencies’ hosts only.' }, 403);
};

function isServedHost(hostname: string): boolean {
  return IP_ADDRESS.test(hostname) || /(^|\.)localhost$/.test(hostname) || subdomainOfHost(hostname) !== null;
}

/** Accepts only forms of our own page: browsers send the origin of a form in `Origin`. */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin') ?? '';
  if (parseUrl(origin)?.host === new URL(c.req.url).host) return next();
  return c.json({ message: 'Only the page of this sandbox may send this.' }, 403);
};

/**
 * Whether a path controls the sandbox itself: such paths are never faulty or listed, and closed to pages of other
 * origins.
 */
export const isControlPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/');
