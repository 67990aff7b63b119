import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import type { PageResponse } from '../cache/page-response.ts';
import { markTenant } from '../cache/tenant-mark.ts';
import { inlineImportMap, type PageConfiguration } from '../page-configuration.ts';
import type { SitePage } from '../pages-by-site.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import type { PageFiles } from './build-manifest.ts';
import { pageDocument } from './page-document.ts';
import { type Rendered, type RequestShell, renderPage } from './render-page.tsx';
import type { RenderRequest } from './render-request.ts';

interface Needs {
  readonly pageOf: (site: Site) => Promise<SitePage>;
  readonly filesOf: (components: readonly string[]) => PageFiles;
  /** Opens the shell of one request. */
  readonly openShell: (request: RenderRequest, configuration: PageConfiguration) => RequestShell;
  /** How long a page waits for its data, in milliseconds. */
  readonly deadline: number;
  readonly onError: (failure: unknown) => void;
}

/** Where the page is as it was built, on every site. */
export const UNRENDERED_PATH = '/index.html';

const HTML = 'text/html; charset=UTF-8';

/**
 * Renders the page of a request. Where its address holds a token, or rendering fails,
 * the response is the page as it was built, which the browser renders.
 */
export function pageRenderer({ pageOf, filesOf, openShell, deadline, onError }: Needs) {
  return async (request: RenderRequest): Promise<PageResponse> => {
    const { tenant, site, url, hasToken } = request;
    const { html, allowed, headers, pageConfiguration, isAgencyKnown } = await pageOf(site);
    const unrendered = { tenant, status: 200, type: HTML, headers, text: markTenant(html, tenant), isShared: false };
    if (hasToken || url.pathname === UNRENDERED_PATH) return unrendered;

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
        const location = new Map([...headers, ['Location', page.location]]);
        return {
          ...unrendered,
          status: 302,
          headers: location,
          text: '',
          isShared: isAgencyKnown && isWhole && isSameForVisitors(page, request),
        };
      }
      const document = pageDocument(html, { page, files: filesOf(page.view.components) });
      const styles = document.styleSource === undefined ? [] : [document.styleSource];
      return {
        ...unrendered,
        status: page.status,
        headers: securityHeaders(pageConfiguration, { ...allowed, styles }, inlineImportMap(html)),
        text: markTenant(document.html, shell.tenant),
        isShared: isAgencyKnown && isWhole && isSameForVisitors(page, request),
      };
    } catch (failure) {
      onError(failure);
      return unrendered;
    }
  };
}

/** Whether other visitors may get a page, too: it is about nobody, and has all that it is made of. */
function isSameForVisitors(page: Rendered, { signedIn }: RenderRequest): boolean {
  if (signedIn || page.kind === 'redirect') return !signedIn;
  const { settled, responses } = page.view;
  const isFinal = ({ result }: EmbeddedResponse) =>
    result.ok || (result.error.kind === 'refused' && result.error.status < 500);
  return settled && page.status !== 503 && responses.every(isFinal);
}
