import { html } from 'hono/html';
import { pageTitle } from '../../domain/agency/page-metadata.ts';
import { isIndexed } from '../../domain/navigation/indexed-pages.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { markTenant, type PageResponse } from '../cache/encoded-page.ts';
import { RETRY_AFTER_SECONDS } from '../cache/page-lifetimes.ts';
import type { OpenedSite } from '../open-site.ts';
import type { PageStatus } from './page-status.ts';

const HEAD_END = '</head>';
const NOINDEX_HEADER = ['X-Robots-Tag', 'noindex'] as const;

/** Of pages that are no success. */
export const HEADERS_BY_STATUS: ReadonlyMap<number, readonly (readonly [name: string, value: string])[]> = new Map([
  [403, [NOINDEX_HEADER]],
  [503, [['Retry-After', RETRY_AFTER_SECONDS]]],
]);

/**
 * The built index.html with the title of its site, for pages that the browser renders: search engines, link previews
 * and tabs show it until then. It is the agency's; the host's name if that isn't known. React puts the page's own
 * before it.
 */
export async function titledPage({ hostname, agency, page }: OpenedSite): Promise<string> {
  const title = await html`<title>${agency ? pageTitle(agency) : hostname}</title>`;
  return page.html.replace(HEAD_END, () => `${title}${HEAD_END}`);
}

/**
 * The page as it was built.
 *
 * @param scripts links to those that it will load
 */
export async function builtPage(site: OpenedSite, scripts = ''): Promise<PageResponse> {
  const { tenant, page } = site;
  const html = await titledPage(site);
  return {
    tenant,
    status: 200,
    type: 'text/html; charset=UTF-8',
    headers: page.headers,
    text: markTenant(
      html.replace(HEAD_END, () => `${scripts}${HEAD_END}`),
      tenant,
    ),
    isShared: false,
  };
}

interface UnrenderedPageOptions {
  /** By default it is that of the site, since what is at the address is not known. */
  readonly status?: PageStatus | undefined;
  /** Links to those that it will load. */
  readonly scripts?: string;
  /** Whether pages may be cached at all. */
  readonly sharesPages: boolean;
}

/** The page as it was built, which the browser renders. */
export async function unrenderedPage(
  site: OpenedSite,
  { status = isLogout(site.url.pathname) ? 200 : siteStatus(site.agency), scripts, sharesPages }: UnrenderedPageOptions,
): Promise<PageResponse> {
  const { agency, page, url } = site;
  const isKept = status === 200 && isAnonymousPage(site);
  const isListed = status === 200 && Boolean(agency && isIndexed(url.pathname, agency));
  return {
    ...(await builtPage(site, scripts)),
    status,
    headers: new Map([
      ...page.headers,
      ...(isListed ? [] : [NOINDEX_HEADER]),
      ...(HEADERS_BY_STATUS.get(status) ?? []),
    ]),
    isBrieflyShared: sharesPages && agency !== undefined && isKept,
    isKept,
  };
}

/** The same for requests that are too many, as a 429 for the programs that send most of them. */
export async function refusedPage(site: OpenedSite, seconds: number): Promise<PageResponse> {
  const headers = new Map([...site.page.headers, ['Retry-After', String(seconds)], NOINDEX_HEADER]);
  return { ...(await builtPage(site)), status: 429, headers };
}

function siteStatus(agency: OpenedSite['agency']): PageStatus {
  // What did not respond in time may well be there.
  if (agency === undefined) return 200;
  if (agency === null) return 404;
  return agency.status === 'active' ? 200 : 403;
}

/** Whether nothing in a page is a person's: neither the request nor what the API responded to it. The response at /logout clears cookies. */
export function isAnonymousPage({ signedIn, hasToken, url, cache }: OpenedSite): boolean {
  return !signedIn && !hasToken && !isLogout(url.pathname) && !cache.isPrivate();
}
