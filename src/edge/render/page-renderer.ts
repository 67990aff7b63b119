import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import { isIndexed } from '../../domain/navigation/indexed-pages.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { isGone } from '../../domain/notices/is-gone.ts';
import { RETRY_AFTER } from '../cache/page-lifetimes.ts';
import type { PageResponse } from '../cache/page-response.ts';
import { markTenant } from '../cache/tenant-mark.ts';
import { startDeadline } from '../deadline.ts';
import type { RequestScope } from '../find-agency.ts';
import { pageHead } from '../head/page-head.ts';
import { inlineImportMap } from '../page-configuration.ts';
import type { SitePage } from '../pages-by-site.ts';
import { redirectLocation } from '../redirect-location.ts';
import type { RequestCache } from '../request-cache.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import { keepingPanel } from '../why/keys-in-address.ts';
import type { PageFiles } from './build-manifest.ts';
import type { NextTurn } from './next-turn.ts';
import { pageDocument } from './page-document.ts';
import { type RenderRemote, remoteLinks } from './remote-renderer.ts';
import { type OpenShell, type PageStatus, type RenderedPage, renderPage } from './render-page.tsx';
import type { RenderRequest } from './render-request.ts';
import { titledPage } from './titled-page.ts';

interface Needs {
  /** Opens the cache of one request. */
  readonly openCache: () => RequestCache;
  readonly pageOf: (site: Site, scope: RequestScope) => Promise<SitePage>;
  readonly filesOf: PageFiles;
  readonly renderRemote: RenderRemote;
  readonly nextTurn: NextTurn;
  readonly openShell: OpenShell;
  /** How long a page waits for its agency and its data together, in milliseconds. */
  readonly deadline: number;
  readonly onError: (failure: unknown) => void;
  /** Whether pages may be cached at all: not those of an embedded sandbox, whose data people change while they look. */
  readonly sharesPages: boolean;
}

/** What a page is made of that the browser renders. */
interface Unrendered {
  readonly page: SitePage;
  readonly cache: RequestCache;
  readonly status?: PageStatus | undefined;
}

const NOT_INDEXED = ['X-Robots-Tag', 'noindex'] as const;

/** Of pages that are no success. */
const HEADERS_BY_STATUS: ReadonlyMap<number, readonly (readonly [name: string, value: string])[]> = new Map([
  [403, [NOT_INDEXED]],
  [503, [['Retry-After', RETRY_AFTER]]],
]);

const HTML = 'text/html; charset=UTF-8';

export interface PageRenderer {
  /**
   * Renders the page of a request. Where its address holds a token that the page needs, or rendering fails,
   * the response is the page as it was built, which the browser renders.
   */
  render(request: RenderRequest): Promise<PageResponse>;
  /** The page as it was built, for a request for whose page there is no time. */
  unrendered(request: RenderRequest): Promise<PageResponse>;
}

/** Neither rejects. */
export function pageRenderer({ deadline: milliseconds, ...needs }: Needs): PageRenderer {
  const { openCache, pageOf, filesOf, openShell, onError, sharesPages, renderRemote, nextTurn } = needs;

  /** By default its status is that of the site, since what is at the address is not known. */
  async function unrenderedPage(
    request: RenderRequest,
    { page, cache, status = isLogout(request.url.pathname) ? 200 : statusOfSite(page.agency) }: Unrendered,
  ): Promise<PageResponse> {
    const { tenant, site, url } = request;
    const { agency, isAgencyKnown } = page;
    const isKept = status === 200 && isNobodys(request, cache);
    const isListed = status === 200 && Boolean(agency && isIndexed(url.pathname, agency));
    return {
      tenant,
      status,
      type: HTML,
      headers: new Map([...page.headers, ...(isListed ? [] : [NOT_INDEXED]), ...(HEADERS_BY_STATUS.get(status) ?? [])]),
      text: markTenant(await titledPage(page.html, { agency, hostname: site.hostname }), tenant),
      isShared: false,
      isBrieflyShared: sharesPages && isAgencyKnown && isKept,
      isKept,
    };
  }

  async function render(request: RenderRequest): Promise<PageResponse> {
    const { tenant, site, hasDeepLink } = request;
    const deadline = startDeadline(milliseconds);
    const cache = openCache();
    const sitePage = await pageOf(site, { deadline, cache });
    const { html, allowed, headers, pageConfiguration, isAgencyKnown } = sitePage;
    const titled = await titledPage(html, { agency: sitePage.agency, hostname: site.hostname });
    const unrendered = { tenant, status: 200, type: HTML, headers, text: markTenant(titled, tenant), isShared: false };
    if (milliseconds === 0) return unrendered;

    // An error that React recovers from leaves a hole in the page.
    let isWhole = true;
    const onHole = (failure: unknown) => {
      isWhole = false;
      onError(failure);
    };
    try {
      const shell = openShell(request, pageConfiguration, cache);
      const page = await renderPage(request, { shell, deadline, onError: onHole, renderRemote, nextTurn });
      if (page.kind === 'redirect') {
        const location = redirectLocation(page.location, site.origin);
        // Where only the device knows the whole target, as with a deal link that it remembers, the browser redirects.
        if (location === undefined || (hasDeepLink && !location.startsWith('/'))) return unrendered;
        const target = keepingPanel(location, request.url);
        return { ...unrendered, status: 302, headers: new Map([...headers, ['Location', target]]), text: '' };
      }
      if (page.kind === 'unrendered')
        return await unrenderedPage(request, { page: sitePage, cache, status: page.status });
      const extra = await pageHead({ shell: shell.shell, request, page });
      const document = pageDocument(page.root === undefined ? titled : html, {
        page,
        files: filesOf([...page.view.components, `ui/texts/${page.view.shows.language}`], {
          designSystem: page.view.remote !== undefined,
          onUse: page.onUse,
        }),
        extra:
          extra +
          remoteLinks(
            page.remoteStyles.filter(({ text }) => text === undefined),
            'stylesheet',
          ),
        rules: page.remoteStyles.map(({ text = '' }) => text),
        programs: remoteLinks(page.remoteScripts, 'modulepreload'),
      });
      const styles = document.styleSource === undefined ? [] : [document.styleSource];
      return {
        ...unrendered,
        status: page.status,
        headers: new Map([
          ...securityHeaders(pageConfiguration, { ...allowed, styles }, inlineImportMap(html)),
          ...(HEADERS_BY_STATUS.get(page.status) ?? []),
        ]),
        text: markTenant(document.html, shell.tenant),
        isShared:
          sharesPages &&
          isAgencyKnown &&
          isWhole &&
          !cache.isPrivate() &&
          shell.sharedSeconds() > 0 &&
          isSameForVisitors(page, request),
        sharedFor: shell.sharedSeconds(),
        isKept: page.status === 200 && isNobodys(request, cache),
      };
    } catch (failure) {
      onError(failure);
      return unrendered;
    }
  }

  return {
    render,
    async unrendered(request) {
      const cache = openCache();
      return unrenderedPage(request, { page: await pageOf(request.site, { cache }), cache });
    },
  };
}

function statusOfSite(agency: SitePage['agency']): PageStatus {
  // What did not respond in time may well be there.
  if (agency === undefined) return 200;
  if (agency === null) return 404;
  return agency.status === 'active' ? 200 : 403;
}

/** Whether nothing in a page is a person's: neither the request nor what the API responded to it. The response at /logout clears cookies. */
function isNobodys({ signedIn, hasToken, url }: RenderRequest, cache: RequestCache): boolean {
  return !signedIn && !hasToken && !isLogout(url.pathname) && !cache.isPrivate();
}

/** Whether a page is the same for other visitors: it depends on no person's data, and all of its data has arrived. */
function isSameForVisitors(page: RenderedPage, { signedIn, url }: RenderRequest): boolean {
  // The response at /logout clears cookies.
  if (signedIn || isLogout(url.pathname)) return false;
  const { responses } = page.view;
  const isFinal = ({ result }: EmbeddedResponse) => result.ok || isGone(result.error);
  return page.isWhole && page.status !== 503 && responses.every(isFinal);
}
