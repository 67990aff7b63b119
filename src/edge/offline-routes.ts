import { type Context, Hono } from 'hono';
import { type PolicyBook, policiesFor } from '../domain/agency/policy-book.ts';
import { safeLink } from '../domain/agency/safe-link.ts';
import { resolveLanguage } from '../domain/market/resolve-language.ts';
import { OFFLINE_LOGO_PATH, OFFLINE_PAGE_PATH } from '../domain/navigation/offline-page.ts';
import type { PoliciesFile } from '../infrastructure/configuration/read-policies.ts';
import { UNSHARED } from './cache/page-lifetimes.ts';
import type { FindAgency, RequestScope } from './find-agency.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { SitePage } from './pages-by-site.ts';
import { offlineDocument } from './render/offline-document.tsx';
import { renderRequest } from './render/render-request.ts';
import type { RequestCache } from './request-cache.ts';
import { securityHeaders, workerPolicy } from './security-headers.ts';
import { type Site, siteOf } from './site.ts';

interface OtherPages {
  /** The response to a client that has had too many pages; `undefined` for others. */
  refused(context: Context): Promise<Response | undefined>;
  /** Sends the page of a host without an active agency. */
  send(context: Context): Promise<Response>;
}

interface Needs {
  readonly deployment: Pick<PageConfiguration, 'environment'>;
  readonly findAgency: FindAgency;
  /** Opens the cache of one request. */
  readonly openCache: () => RequestCache;
  readonly pageOf: (site: Site, scope: RequestScope) => Promise<SitePage>;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  readonly pages: OtherPages;
}

/**
 * What the service worker of a site stores to show it where the site can't be reached: the agency's offline page in
 * the language of `?lng`, else the one that the browser prefers, and the address of its logo. Nothing is loaded for
 * them but the agency. Passes the worker's own file on.
 */
export function offlineRoutes({ deployment, openCache, findAgency, readPolicies, pageOf, pages }: Needs): Hono {
  const routes = new Hono();

  routes.get(OFFLINE_PAGE_PATH, async (context) => {
    const site = siteOf(context);
    const cache = openCache();
    const { agency, allowed, pageConfiguration } = await pageOf(site, { cache });
    if (agency?.status !== 'active') return pages.send(context);
    const refused = await pages.refused(context);
    if (refused !== undefined) return refused;
    const policies = readPolicies(pageConfiguration.policies);
    const { partner } = policiesFor(policies, { hostname: site.hostname, subdomain: agency.subdomain });
    const browser = renderRequest(context, site)?.preferredLanguages ?? [];
    const language = resolveLanguage({ query: context.req.query('lng'), cookie: undefined, partner, browser });
    if (cache.isPrivate()) context.header('Cache-Control', UNSHARED);
    const { html, styleSource } = await offlineDocument(agency, language);
    for (const [name, value] of securityHeaders(pageConfiguration, { ...allowed, styles: [styleSource] }))
      context.header(name, value);
    return context.html(html);
  });

  routes.get(OFFLINE_LOGO_PATH, async (context) => {
    const cache = openCache();
    const logo = safeLink('logo', (await findAgency(siteOf(context), { cache }))?.logo ?? '');
    if (cache.isPrivate()) context.header('Cache-Control', UNSHARED);
    return logo === null ? context.notFound() : context.redirect(logo, 302);
  });

  routes.use('/service-worker.js', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', workerPolicy(deployment));
  });

  return routes;
}
