import type { Shell } from '../../application/shell.ts';
import type { Agency } from '../../domain/agency/agency.ts';
import { type PolicyBook, policiesFor } from '../../domain/agency/policy-book.ts';
import { defaultLanguage } from '../../domain/market/language.ts';
import { RETRY_AFTER } from '../cache/page-lifetimes.ts';
import type { PageResponse } from '../cache/page-response.ts';
import { startDeadline } from '../deadline.ts';
import type { PageConfiguration } from '../page-configuration.ts';
import type { SitePage } from '../pages-by-site.ts';
import type { RenderRequest } from '../render/render-request.ts';
import type { Site } from '../site.ts';
import { robotsText } from './robots-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

/** Makes a file for a site: the same one for everybody. */
export type MakeFile = (site: Site) => Promise<PageResponse>;

interface Needs {
  readonly pageOf: (site: Site) => Promise<SitePage>;
  /** Of the whole deployment. */
  readonly policies: PolicyBook;
  readonly environment: string;
  /** Opens the shell of one request, which knows the languages that the agency enables. */
  readonly openShell: (
    request: RenderRequest,
    configuration: PageConfiguration,
  ) => { readonly shell: Pick<Shell, 'agency' | 'market' | 'pageData'> };
  /** Whether files may be cached at all, see `pageRenderer`. */
  readonly sharesPages: boolean;
}

/** A file's content, and a status other than 200. */
type File = Pick<PageResponse, 'type' | 'text'> & Partial<Pick<PageResponse, 'status' | 'headers'>>;

/** How long a sitemap waits for the agency's languages, in milliseconds: longer than a page does, for only crawlers wait for it. */
const DEADLINE = 5000;

const MISSING: File = { status: 404, type: 'text/plain; charset=UTF-8', text: '404 Not Found' };
const UNAVAILABLE: File = { status: 503, type: '', text: '', headers: new Map([['Retry-After', RETRY_AFTER]]) };

/**
 * `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest` and `/livery-config.json` of each agency's own site, by their
 * paths. Those of agencies are cached as pages are; those of hosts without one are not, because anybody can make up
 * hosts, and take no time.
 */
export function machineFiles({
  pageOf,
  policies,
  environment,
  openShell,
  sharesPages,
}: Needs): ReadonlyMap<string, MakeFile> {
  const policiesOf = ({ hostname }: Site, { subdomain }: Agency) => policiesFor(policies, { hostname, subdomain });

  async function sitemap(site: Site, agency: Agency, configuration: PageConfiguration): Promise<File> {
    const { shell } = openShell(anonymousRequest(site, '/sitemap.xml'), configuration);
    shell.agency.load();
    shell.market.load();
    shell.pageData.open({ path: '/sitemap.xml', query: new URLSearchParams() });
    if (!(await startDeadline(DEADLINE).includes(shell.pageData.whenSettled()))) return UNAVAILABLE;
    const own = policiesOf(site, agency);
    const text = await sitemapXml({
      agency,
      policies: own,
      environment,
      origin: site.origin,
      host: new URL(site.origin).host,
      languages: shell.market.languages.now().map(({ code }) => code),
      defaultLanguage: defaultLanguage(own),
    });
    return { type: 'application/xml; charset=UTF-8', text };
  }

  const files: Readonly<Record<string, (site: Site, page: SitePage) => File | Promise<File>>> = {
    '/livery-config.json': (_, { pageConfiguration }) => ({
      type: 'application/json',
      text: JSON.stringify(pageConfiguration),
    }),
    '/robots.txt': ({ origin }, { agency }) =>
      agency === undefined ? UNAVAILABLE : { type: 'text/plain; charset=UTF-8', text: robotsText(agency, origin) },
    '/sitemap.xml'(site, { agency, pageConfiguration }) {
      if (agency === undefined) return UNAVAILABLE;
      return agency?.status === 'active' ? sitemap(site, agency, pageConfiguration) : MISSING;
    },
    '/manifest.webmanifest'(site, { agency }) {
      if (agency === undefined) return UNAVAILABLE;
      if (agency === null) return MISSING;
      return { type: 'application/manifest+json', text: webManifest(agency, policiesOf(site, agency)) };
    },
  };

  const make =
    (file: (site: Site, page: SitePage) => File | Promise<File>): MakeFile =>
    async (site) => {
      const page = await pageOf(site);
      const { status = 200, type, text, headers = [] } = await file(site, page);
      return {
        tenant: site.origin,
        status,
        type,
        text,
        headers: new Map([...page.headers, ['Vary', 'Accept-Encoding'], ...headers]),
        isShared: sharesPages && Boolean(page.agency) && status !== 503,
      };
    };
  return new Map(Object.entries(files).map(([path, file]) => [path, make(file)]));
}

/** A request that depends on its site alone, so that its response can be shared by all visitors. */
function anonymousRequest(site: Site, location: string): RenderRequest {
  return {
    tenant: site.origin,
    site,
    location,
    url: new URL(`${site.origin}${location}`),
    signedIn: false,
    hasToken: false,
    hasDeepLink: false,
    preferredLanguages: [],
    cookies: [],
    currency: '',
    timeZone: 'UTC',
  };
}
