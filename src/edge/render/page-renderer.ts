import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { RETRY_AFTER } from '../cache/page-lifetimes.ts';
import type { PageResponse } from '../cache/page-response.ts';
import { markTenant } from '../cache/tenant-mark.ts';
import { pageHead } from '../head/page-head.ts';
import { inlineImportMap, type PageConfiguration } from '../page-configuration.ts';
import type { SitePage } from '../pages-by-site.ts';
import { redirectLocation } from '../redirect-location.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import type { PageFiles } from './build-manifest.ts';
import { pageDocument } from './page-document.ts';
import { type RenderedPage, type RequestShell, renderPage } from './render-page.tsx';
import type { RenderRequest } from './render-request.ts';

interface Needs {
  readonly pageOf: (site: Site) => Promise<SitePage>;
  readonly filesOf: (components: readonly string[]) => PageFiles;
  /** Opens the shell of one request. */
  readonly openShell: (request: RenderRequest, configuration: PageConfiguration) => RequestShell;
  /** How long a page waits for its data, in milliseconds. */
  readonly deadline: number;
  readonly onError: (failure: unknown) => void;
  /** Whether pages may be cached at all: not those of an embedded sandbox, whose data people change while they look. */
  readonly sharesPages: boolean;
}

/** Of pages that are no success. */
const HEADERS_BY_STATUS: ReadonlyMap<number, readonly (readonly [name: string, value: string])[]> = new Map([
  [403, [['X-Robots-Tag', 'noindex']]],
  [503, [['Retry-After', RETRY_AFTER]]],
]);

/** Where the page is as it was built, on every site. */
export const UNRENDERED_PATH = '/index.html';

const HTML = 'text/html; charset=UTF-8';

/**
 * Renders the page of a request. Where its address holds a token, or rendering fails,
 * the response is the page as it was built, which the browser renders.
 */
export function pageRenderer({ pageOf, filesOf, openShell, deadline, onError, sharesPages }: Needs) {
  return async (request: RenderRequest): Promise<PageResponse> => {
    const { tenant, site, url, hasToken, hasDeepLink } = request;
    const { html, allowed, headers, pageConfiguration, isAgencyKnown } = await pageOf(site);
    const unrendered = { tenant, status: 200, type: HTML, headers, text: markTenant(html, tenant), isShared: false };
    if (hasToken || deadline === 0 || url.pathname === UNRENDERED_PATH) return unrendered;

    // An error that React recovers from leaves a hole in the page.
    let isWhole = true;
    const onHole = (failure: unknown) => {
      isWhole = false;
      onError(failure);
    };
    try {
      const shell = openShell(request, pageConfiguration);
      const page = await renderPage(request, { shell, deadline, onError: onHole });
      if (page.kind === 'redirect') {
        const location = redirectLocation(page.location, site.origin);
        // Where only the device knows the whole target, as with a deal link that it remembers, the browser redirects.
        if (location === undefined || (hasDeepLink && !location.startsWith('/'))) return unrendered;
        return { ...unrendered, status: 302, headers: new Map([...headers, ['Location', location]]), text: '' };
      }
      const extra = await pageHead({ shell: shell.shell, request, page });
      const document = pageDocument(html, { page, files: filesOf(page.view.components), extra });
      const styles = document.styleSource === undefined ? [] : [document.styleSource];
      return {
        ...unrendered,
        status: page.status,
        headers: new Map([
          ...securityHeaders(pageConfiguration, { ...allowed, styles }, inlineImportMap(html)),
          ...(HEADERS_BY_STATUS.get(page.status) ?? []),
        ]),
        text: markTenant(document.html, shell.tenant),
        isShared: sharesPages && isAgencyKnown && isWhole && isSameForVisitors(page, request),
      };
    } catch (failure) {
      onError(failure);
      return unrendered;
    }
  };
}

/** Whether other visitors may get a page, too: it is nobody's own, and has all that it is made of. */
function isSameForVisitors(page: RenderedPage, { signedIn, url }: RenderRequest): boolean {
  // The response at /logout clears cookies.
  if (signedIn || isLogout(url.pathname)) return false;
  const { settled, responses } = page.view;
  const isFinal = ({ result }: EmbeddedResponse) =>
    result.ok || (result.error.kind === 'refused' && result.error.status < 500);
  return settled && page.status !== 503 && responses.every(isFinal);
}
