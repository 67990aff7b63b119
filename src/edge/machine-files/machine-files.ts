import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Shell } from '../../application/shell.ts';
import type { Agency } from '../../domain/agency/agency.ts';
import { type PolicyBook, policiesFor } from '../../domain/agency/policy-book.ts';
import { defaultLanguage } from '../../domain/market/language.ts';
import type { FindAgency } from '../find-agency.ts';
import { type RenderRequest, renderRequest } from '../render/render-request.ts';
import { type Site, siteOf } from '../site.ts';
import { withinDeadline } from '../within-deadline.ts';
import { robotsText } from './robots-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

interface Needs {
  readonly findAgency: FindAgency;
  /** Of the whole deployment. */
  readonly policies: PolicyBook;
  readonly environment: string;
  /** Opens the shell of one request, which knows the languages that the agency enables. */
  readonly openShell: (request: RenderRequest, site: Site) => Promise<Pick<Shell, 'agency' | 'market' | 'pageData'>>;
}

/** How long a sitemap waits for the agency's languages, in milliseconds: robots are more patient than people. */
const DEADLINE = 5000;

/** Seconds until a client may request again what the API could not give now. */
const RETRY_AFTER = '5';

/** `/robots.txt`, `/sitemap.xml` and `/manifest.webmanifest` of each agency's own site. */
export function machineFiles({ findAgency, policies, environment, openShell }: Needs): Hono {
  const policiesOf = ({ hostname }: Site, { subdomain }: Agency) => policiesFor(policies, { hostname, subdomain });

  const files = new Hono();
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
    files.use(path, compress(), etag(), namesTenant);
  }
  return files
    .get('/robots.txt', async (context) => {
      const site = siteOf(context);
      const agency = await findAgency(site);
      if (agency === undefined) return unavailable(context);
      return context.text(robotsText(agency, site.origin));
    })
    .get('/sitemap.xml', async (context) => {
      const site = siteOf(context);
      const agency = await findAgency(site);
      if (agency === undefined) return unavailable(context);
      if (agency === null || agency.status === 'inactive') return context.notFound();
      const request = renderRequest(context, site);
      const { market, agency: host, pageData } = await openShell(request, site);
      host.load();
      market.load();
      pageData.open({ path: context.req.path, query: new URLSearchParams() });
      if (!(await withinDeadline(pageData.whenSettled(), DEADLINE))) return unavailable(context);
      const own = policiesOf(site, agency);
      const xml = await sitemapXml({
        agency,
        policies: own,
        environment,
        origin: site.origin,
        host: new URL(site.origin).host,
        languages: market.languages.now().map(({ code }) => code),
        defaultLanguage: defaultLanguage(own),
      });
      return context.body(xml, 200, { 'Content-Type': 'application/xml; charset=UTF-8' });
    })
    .get('/manifest.webmanifest', async (context) => {
      const site = siteOf(context);
      const agency = await findAgency(site);
      if (agency === undefined) return unavailable(context);
      if (agency === null) return context.notFound();
      return context.body(webManifest(agency, policiesOf(site, agency)), 200, {
        'Content-Type': 'application/manifest+json',
      });
    });
}

const namesTenant: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Livery-Tenant', siteOf(context).origin);
};

function unavailable(context: Context) {
  return context.body(null, 503, { 'Retry-After': RETRY_AFTER });
}
