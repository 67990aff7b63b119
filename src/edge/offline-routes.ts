import { type Context, Hono } from 'hono';
import { safeLink } from '../domain/agency/safe-link.ts';
import { resolveLanguage } from '../domain/market/resolve-language.ts';
import { OFFLINE_LOGO_PATH, OFFLINE_PAGE_PATH } from '../domain/navigation/offline-page.ts';
import { NO_STORE_CACHE_CONTROL } from './cache/page-lifetimes.ts';
import type { OpenSite } from './open-site.ts';
import type { PageConfiguration } from './page-configuration.ts';
import { offlineDocument } from './render/offline-document.tsx';
import { securityHeaders, workerPolicy } from './security-headers.ts';
import { requestSite } from './site.ts';

interface OtherPages {
  /** The response to a client that has requested too many pages; `undefined` for others. */
  refused(context: Context): Promise<Response | undefined>;
  /** Sends the page of a host without an active agency. */
  send(context: Context): Promise<Response>;
}

interface OfflineRoutesDependencies {
  readonly deployment: Pick<PageConfiguration, 'environment'>;
  readonly openSite: OpenSite;
  readonly pages: OtherPages;
}

/**
 * The files that a site's service worker stores for when the site can't be reached: the agency's offline page in the
 * language of `?lng`, else the one that the browser prefers, and the address of its logo. Only the agency is loaded for
 * them. The worker's file gets its content security policy.
 */
export function offlineRoutes({ deployment, openSite, pages }: OfflineRoutesDependencies): Hono {
  const routes = new Hono();

  routes.get(OFFLINE_PAGE_PATH, async (context) => {
    // Checked before the agency is requested, because a client may invent any number of hosts.
    const refusedResponse = await pages.refused(context);
    if (refusedResponse !== undefined) return refusedResponse;
    const { agency, policies, page, cache, preferredLanguages } = await openSite(requestSite(context));
    if (agency?.status !== 'active') return pages.send(context);
    const language = resolveLanguage({
      query: context.req.query('lng'),
      cookie: undefined,
      partner: policies.partner,
      browser: preferredLanguages,
    });
    if (cache.isPrivate()) context.header('Cache-Control', NO_STORE_CACHE_CONTROL);
    const { html, styleSource } = await offlineDocument(agency, language);
    for (const [name, value] of securityHeaders(page.configuration, { ...page.allowed, styles: [styleSource] }))
      context.header(name, value);
    return context.html(html);
  });

  routes.get(OFFLINE_LOGO_PATH, async (context) => {
    const refusedResponse = await pages.refused(context);
    if (refusedResponse !== undefined) return refusedResponse;
    const { agency, cache } = await openSite(requestSite(context));
    const logo = safeLink('logo', agency?.logo ?? '');
    if (cache.isPrivate()) context.header('Cache-Control', NO_STORE_CACHE_CONTROL);
    return logo === null ? context.notFound() : context.redirect(logo, 302);
  });

  routes.use('/service-worker.js', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', workerPolicy(deployment));
  });

  return routes;
}
