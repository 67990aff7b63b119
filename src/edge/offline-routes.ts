import { type Context, Hono } from 'hono';
import { type PolicyBook, policiesFor } from '../domain/agency/policy-book.ts';
import { safeLink } from '../domain/agency/safe-link.ts';
import { resolveLanguage } from '../domain/market/language.ts';
import { OFFLINE_LOGO_PATH, OFFLINE_PAGE_PATH } from '../domain/navigation/offline-page.ts';
import type { FindAgency } from './find-agency.ts';
import type { PoliciesFile } from './page-configuration.ts';
import type { SitePage } from './pages-by-site.ts';
import { offlineDocument } from './render/offline-document.tsx';
import { renderRequest } from './render/render-request.ts';
import { securityHeaders, WORKER_POLICY } from './security-headers.ts';
import { type Site, siteOf } from './site.ts';

interface Needs {
  readonly findAgency: FindAgency;
  readonly pageOf: (site: Site) => Promise<SitePage>;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  /** Renders the page of a host without an active agency. */
  readonly renderOther: (context: Context) => Response | Promise<Response>;
}

/**
 * What the service worker of a site stores to show it where the site can't be reached: the agency's offline page in
 * the language of `?lng`, else the one that the browser prefers, and the address of its logo. Nothing is loaded for
 * them but the agency. Passes the worker's own file on.
 */
export function offlineRoutes({ findAgency, readPolicies, pageOf, renderOther }: Needs): Hono {
  const routes = new Hono();

  routes.get(OFFLINE_PAGE_PATH, async (context) => {
    const site = siteOf(context);
    const agency = await findAgency(site);
    if (agency?.status !== 'active') return renderOther(context);
    const { allowed, pageConfiguration } = await pageOf(site);
    const policies = readPolicies(pageConfiguration.policies);
    const { partner } = policiesFor(policies, { hostname: site.hostname, subdomain: agency.subdomain });
    const browser = renderRequest(context, site)?.preferredLanguages ?? [];
    const language = resolveLanguage({ query: context.req.query('lng'), cookie: undefined, partner, browser });
    const { html, styleSource } = await offlineDocument(agency, language);
    for (const [name, value] of securityHeaders(pageConfiguration, { ...allowed, styles: [styleSource] }))
      context.header(name, value);
    return context.html(html);
  });

  routes.get(OFFLINE_LOGO_PATH, async (context) => {
    const logo = safeLink('logo', (await findAgency(siteOf(context)))?.logo ?? '');
    return logo === null ? context.notFound() : context.redirect(logo, 302);
  });

  routes.use('/service-worker.js', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', WORKER_POLICY);
  });

  return routes;
}
