import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parseWhyKey } from '../../infrastructure/why/why-key.ts';
import { UNSHARED } from '../cache/page-lifetimes.ts';
import { isPagePath, siteOf } from '../site.ts';
import { whyKeysIn, withoutWhyKeys } from './keys-in-address.ts';

interface WhyRoutesDependencies {
  /** The deployment's environment; in `local`, everybody may open the panel. */
  readonly environment: string;
  /** What keys are signed with; by default, there is no panel outside of `local`. */
  readonly secret: string | undefined;
}

/** Where a page requests whether its browser may open the why panel. */
const WHY_PATH = '/livery-why';

/** Sent with requests for `WHY_PATH` alone: neither pages nor calls of an API on the site's own origin carry it. */
const COOKIE = 'livery-why';

const PRIVATE = { 'Cache-Control': UNSHARED, 'Referrer-Policy': 'no-referrer' };

/**
 * Who may open the why panel.
 *
 * - A page whose address has a key, as `?why=<key>`: a good key becomes a cookie, and a redirect takes it out of the
 *   address; for any other the response is a 403 that says why. In the environment `local`, and without a secret, such
 *   an address is as any other.
 * - `WHY_PATH`: 204 for a browser that may open the panel, 403 with the reason for others; 404 if there is none.
 *
 * @see docs/operate.md, The why panel
 */
export function whyRoutes({ environment, secret }: WhyRoutesDependencies): Hono {
  const routes = new Hono();
  const isLocal = environment === 'local';

  routes.get(WHY_PATH, async (context) => {
    if (isLocal) return context.body(null, 204, PRIVATE);
    if (secret === undefined) return context.text('404 Not Found', 404, PRIVATE);
    const key = getCookie(context, COOKIE);
    if (key === undefined) return refuse(context, 'This browser has no key of the why panel, or the key has expired.');
    const read = await parseWhyKey(key, scopeOf(context, secret));
    return read.ok ? context.body(null, 204, PRIVATE) : refuse(context, read.error);
  });

  if (isLocal || secret === undefined) return routes;

  routes.get('*', async (context, next) => {
    const [key, ...others] = whyKeysIn(context.req);
    if (key === undefined || !isPagePath(context.req.path)) return next();
    if (others.length > 0) return refuse(context, 'The address has more than one key.');
    const scope = scopeOf(context, secret);
    const read = await parseWhyKey(key, scope);
    if (!read.ok) return refuse(context, read.error);
    const { expires } = read.value;
    setCookie(context, COOKIE, key, {
      path: WHY_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure: siteOf(context).isSecure,
      maxAge: Math.max(0, Math.floor(scope.now.until(expires).total('seconds'))),
    });
    for (const [name, value] of Object.entries(PRIVATE)) context.header(name, value);
    return context.redirect(withoutWhyKeys(new URL(context.req.url)), 302);
  });

  return routes;
}

function scopeOf(context: Context, secret: string) {
  return { secret, host: hostOf(context), now: Temporal.Now.instant() };
}

function refuse(context: Context, reason: string): Response {
  const advice = `Make a new one with livery why-key --host ${hostOf(context)}, and open the address that it prints.`;
  return context.text(`${reason} ${advice}\n`, 403, PRIVATE);
}

function hostOf(context: Context): string {
  return siteOf(context).host;
}
