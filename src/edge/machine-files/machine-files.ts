import type { Agency } from '@livery/contract/agency/agency';
import type { Shell } from '../../application/shell.ts';
import { type PolicyBook, policiesFor } from '../../domain/agency/policy-book.ts';
import { defaultLanguage } from '../../domain/market/resolve-language.ts';
import { RETRY_AFTER } from '../cache/page-lifetimes.ts';
import type { PageResponse } from '../cache/page-response.ts';
import { startDeadline } from '../deadline.ts';
import type { RequestScope } from '../find-agency.ts';
import type { PageConfiguration } from '../page-configuration.ts';
import type { SitePage } from '../pages-by-site.ts';
import type { RenderRequest } from '../render/render-request.ts';
import type { RequestCache } from '../request-cache.ts';
import type { Site } from '../site.ts';
import { robotsText } from './robots-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

/** Makes a file for a site: the same one for everybody. */
export type MakeFile = (site: Site) => Promise<PageResponse>;

interface Needs {
  /** Opens the cache of one request. */
  readonly openCache: () => RequestCache;
  readonly pageOf: (site: Site, scope: RequestScope) => Promise<SitePage>;
  /** Of the whole deployment. */
  readonly policies: PolicyBook;
  readonly environment: string;
  /** Opens the shell of one request, which knows the languages that the agency enables. */
  readonly openShell: (
    request: RenderRequest,
    configuration: PageConfiguration,
    cache: RequestCache,
  ) => { readonly shell: Pick<Shell, 'agency' | 'market' | 'pageData'> };
  /** Whether files may be cached at all, see `pageRenderer`. */
  readonly sharesPages: boolean;
}

/** A file's content, and a status other than 200. */
type File = Pick<PageResponse, 'type' | 'text'> & Partial<Pick<PageResponse, 'status' | 'headers'>>;

/** What a file is made of. */
interface Sources {
  readonly page: SitePage;
  readonly cache: RequestCache;
}

type MakeContent = (site: Site, sources: Sources) => File | Promise<File>;

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
  openCache,
  pageOf,
  policies,
  environment,
  openShell,
  sharesPages,
}: Needs): ReadonlyMap<string, MakeFile> {
  const policiesOf = ({ hostname }: Site, { subdomain }: Agency) => policiesFor(policies, { hostname, subdomain });

  async function sitemap(site: Site, agency: Agency, { page, cache }: Sources): Promise<File> {
    const { shell } = openShell(anonymousRequest(site, '/sitemap.xml'), page.pageConfiguration, cache);
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

  const files: Readonly<Record<string, MakeContent>> = {
    '/livery-config.json': (_, { page }) => ({
      type: 'application/json',
      text: JSON.stringify(page.pageConfiguration),
    }),
    '/robots.txt': ({ origin }, { page: { agency } }) =>
      agency === undefined ? UNAVAILABLE : { type: 'text/plain; charset=UTF-8', text: robotsText(agency, origin) },
    '/sitemap.xml'(site, sources) {
      const { agency } = sources.page;
      if (agency === undefined) return UNAVAILABLE;
      return agency?.status === 'active' ? sitemap(site, agency, sources) : MISSING;
    },
    '/manifest.webmanifest'(site, { page: { agency } }) {
      if (agency === undefined) return UNAVAILABLE;
      if (agency === null) return MISSING;
      return { type: 'application/manifest+json', text: webManifest(agency, policiesOf(site, agency)) };
    },
  };

  const make =
    (content: MakeContent): MakeFile =>
    async (site) => {
      const cache = openCache();
      const page = await pageOf(site, { cache });
      const { status = 200, type, text, headers = [] } = await content(site, { page, cache });
      return {
        tenant: site.origin,
        status,
        type,
        text,
        headers: new Map([...page.headers, ['Vary', 'Accept-Encoding'], ...headers]),
        isShared: sharesPages && Boolean(page.agency) && status !== 503 && !cache.isPrivate(),
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
