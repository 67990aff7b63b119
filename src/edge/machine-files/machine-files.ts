import type { Agency } from '@livery/contract/agency/agency';
import type { Shell } from '../../application/shell.ts';
import { defaultLanguage } from '../../domain/market/resolve-language.ts';
import type { PageResponse } from '../cache/encoded-page.ts';
import { RETRY_AFTER_SECONDS } from '../cache/page-lifetimes.ts';
import { startDeadline } from '../deadline.ts';
import type { Host } from '../host.ts';
import type { OpenedSite, OpenSite } from '../open-site.ts';
import type { OpenShell } from '../render/render-page.tsx';
import { anonymousSite } from '../site.ts';
import { robotsText } from './robots-text.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

/** Makes a file for a site: the same one for everybody. */
export type MakeFile = (host: Host) => Promise<PageResponse>;

interface MachineFilesDependencies {
  readonly openSite: OpenSite;
  readonly environment: string;
  /** Opens the shell of a request, which knows the languages that the agency enables. */
  readonly openShell: (...call: Parameters<OpenShell>) => {
    readonly shell: Pick<Shell, 'agency' | 'market' | 'pageData'>;
  };
  /** Whether files may be cached at all, see `pageRenderer`. */
  readonly sharesPages: boolean;
}

/** A file's content, and its status if that isn't 200. */
type MachineFile = Pick<PageResponse, 'type' | 'text'> & Partial<Pick<PageResponse, 'status' | 'headers'>>;

type MakeContent = (site: OpenedSite) => MachineFile | Promise<MachineFile>;

/**
 * How long a sitemap waits for the agency's languages, in milliseconds: longer than a page, because only crawlers wait
 * for it.
 */
const SITEMAP_DEADLINE_MS = 5000;

const MISSING_FILE: MachineFile = { status: 404, type: 'text/plain; charset=UTF-8', text: '404 Not Found' };
const UNAVAILABLE_FILE: MachineFile = {
  status: 503,
  type: '',
  text: '',
  headers: new Map([['Retry-After', RETRY_AFTER_SECONDS]]),
};

/**
 * `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest` and `/livery-config.json` of each site, by path. An agency's
 * files are cached like pages; those of hosts without an agency aren't, because anybody can invent hosts, and they take
 * no time to make.
 */
export function machineFiles({
  openSite,
  environment,
  openShell,
  sharesPages,
}: MachineFilesDependencies): ReadonlyMap<string, MakeFile> {
  async function sitemap(site: OpenedSite, agency: Agency): Promise<MachineFile> {
    const { shell } = openShell(site);
    shell.agency.load();
    shell.market.load();
    shell.pageData.open({ path: '/sitemap.xml', query: new URLSearchParams() });
    if (!(await startDeadline(SITEMAP_DEADLINE_MS).includes(shell.pageData.whenSettled()))) return UNAVAILABLE_FILE;
    const { policies } = site;
    const text = await sitemapXml({
      agency,
      policies,
      environment,
      origin: site.tenant,
      host: site.host,
      languages: shell.market.languages.now().map(({ code }) => code),
      defaultLanguage: defaultLanguage(policies),
    });
    return { type: 'application/xml; charset=UTF-8', text };
  }

  const files: Readonly<Record<string, MakeContent>> = {
    '/livery-config.json': ({ page }) => ({
      type: 'application/json',
      text: JSON.stringify(page.configuration),
    }),
    '/robots.txt': ({ tenant, agency }) =>
      agency === undefined ? UNAVAILABLE_FILE : { type: 'text/plain; charset=UTF-8', text: robotsText(agency, tenant) },
    '/sitemap.xml'(site) {
      const { agency } = site;
      if (agency === undefined) return UNAVAILABLE_FILE;
      return agency?.status === 'active' ? sitemap(site, agency) : MISSING_FILE;
    },
    '/manifest.webmanifest'({ agency, policies }) {
      if (agency === undefined) return UNAVAILABLE_FILE;
      if (agency === null) return MISSING_FILE;
      return { type: 'application/manifest+json', text: webManifest(agency, policies) };
    },
  };

  const make =
    (path: string, content: MakeContent): MakeFile =>
    async (host) => {
      const site = await openSite(anonymousSite(host, path));
      const { status = 200, type, text, headers = [] } = await content(site);
      return {
        tenant: site.tenant,
        status,
        type,
        text,
        headers: new Map([...site.page.headers, ['Vary', 'Accept-Encoding'], ...headers]),
        isShared: sharesPages && Boolean(site.agency) && status !== 503 && !site.cache.isPrivate(),
      };
    };
  return new Map(Object.entries(files).map(([path, file]) => [path, make(path, file)]));
}
