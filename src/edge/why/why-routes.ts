import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parseWhyKey } from '../../infrastructure/why/why-key.ts';
import { NO_STORE_CACHE_CONTROL } from '../cache/page-lifetimes.ts';
import { isPagePath, requestSite } from '../site.ts';
import { whyKeysIn, withoutWhyKeys } from './keys-in-address.ts';

interface WhyRoutesDependencies {
  /** The deployment's environment; in `local`, everybody may open the panel. */
  readonly environment: string;
  /** The secret that signs keys; without it, there is no panel except in `local`. */
  readonly secret: string | undefined;
}

/** The path at which a page asks whether its browser may open the why panel. */
const WHY_PATH = '/livery-why';

/** Only sent with requests for `WHY_PATH`, not with pages or calls of an API on the site's origin. */
const WHY_COOKIE = 'livery-why';

const PRIVATE_HEADERS = { 'Cache-Control': NO_STORE_CACHE_CONTROL, 'Referrer-Policy': 'no-referrer' };

/**
 * The routes that decide who may open the why panel.
 *
 * - A page whose address has a key, as in `?why=<key>`: a valid key is stored in a cookie, and a redirect removes it
 *   from the address; for any other key the response is a 403 with the reason. In the environment `local`, and without
 *   a secret, keys are ignored.
 * - `WHY_PATH`: 204 for a browser that may open the panel, 403 with the reason for others; 404 if there is no panel.
 *
 * @see docs/operate.md, The why panel
 */
export function whyRoutes({ environment, secret }: WhyRoutesDependencies): Hono {
  const routes = new Hono();
  const isLocal = environment === 'local';

  routes.get(WHY_PATH, async (context) => {
    if (isLocal) return context.body(null, 204, PRIVATE_HEADERS);
    if (secret === undefined) return context.text('404 Not Found', 404, PRIVATE_HEADERS);
    const key = getCookie(context, WHY_COOKIE);
    if (key === undefined)
      return refuseKey(context, 'This browser has no key of the why panel, or the key has expired.');
    const whyKey = await parseWhyKey(key, whyKeyScope(context, secret));
    return whyKey.ok ? context.body(null, 204, PRIVATE_HEADERS) : refuseKey(context, whyKey.error);
  });

  if (isLocal || secret === undefined) return routes;

  routes.get('*', async (context, next) => {
    const [key, ...otherWhyKeys] = whyKeysIn(context.req);
    if (key === undefined || !isPagePath(context.req.path)) return next();
    if (otherWhyKeys.length > 0) return refuseKey(context, 'The address has more than one key.');
    const scope = whyKeyScope(context, secret);
    const whyKey = await parseWhyKey(key, scope);
    if (!whyKey.ok) return refuseKey(context, whyKey.error);
    const { expires } = whyKey.value;
    setCookie(context, WHY_COOKIE, key, {
      path: WHY_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure: requestSite(context).isSecure,
      maxAge: Math.max(0, Math.floor(scope.now.until(expires).total('seconds'))),
    });
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) context.header(name, value);
    return context.redirect(withoutWhyKeys(new URL(context.req.url)), 302);
  });

  return routes;
}

function whyKeyScope(context: Context, secret: string) {
  return { secret, host: requestHost(context), now: Temporal.Now.instant() };
}

function refuseKey(context: Context, reason: string): Response {
  const advice = `Make a new one with livery why-key --host ${requestHost(context)}, and open the address that it prints.`;
  return context.text(`${reason} ${advice}\n`, 403, PRIVATE_HEADERS);
}

function requestHost(context: Context): string {
  return requestSite(context).host;
}
