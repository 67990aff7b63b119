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

/** The headers of pages without a success status. */
export const HEADERS_BY_STATUS: ReadonlyMap<number, readonly (readonly [name: string, value: string])[]> = new Map([
  [403, [NOINDEX_HEADER]],
  [503, [['Retry-After', RETRY_AFTER_SECONDS]]],
]);

/**
 * The built index.html with the title of its site, which search engines, link previews and tabs show until the browser
 * has rendered the page. It is the agency's title, or the host's name if that isn't known. React puts the page's title
 * before it.
 */
export async function titledPage({ hostname, agency, page }: OpenedSite): Promise<string> {
  const title = await html`<title>${agency ? pageTitle(agency) : hostname}</title>`;
  return page.html.replace(HEAD_END, () => `${title}${HEAD_END}`);
}

/**
 * The page as it was built.
 *
 * @param scripts links to scripts that it will load
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
  /** By default the site's status, because the page at the address isn't known. */
  readonly status?: PageStatus | undefined;
  /** Links to scripts that it will load. */
  readonly scripts?: string;
  /** Whether pages may be cached at all. */
  readonly sharesPages: boolean;
}

/** The page as it was built, for the browser to render. */
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

/** The same for too many requests, with status 429 for the programs that send most of them. */
export async function refusedPage(site: OpenedSite, seconds: number): Promise<PageResponse> {
  const headers = new Map([...site.page.headers, ['Retry-After', String(seconds)], NOINDEX_HEADER]);
  return { ...(await builtPage(site)), status: 429, headers };
}

function siteStatus(agency: OpenedSite['agency']): PageStatus {
  // An agency that didn't respond in time probably exists.
  if (agency === undefined) return 200;
  if (agency === null) return 404;
  return agency.status === 'active' ? 200 : 403;
}

/**
 * Whether a page holds no personal data: neither the request nor the API's responses do. The response at /logout clears
 * cookies.
 */
export function isAnonymousPage({ signedIn, hasToken, url, cache }: OpenedSite): boolean {
  return !signedIn && !hasToken && !isLogout(url.pathname) && !cache.isPrivate();
}
