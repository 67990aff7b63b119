import type { PageResponse } from '../cache/page-response.ts';
import { markTenant } from '../cache/tenant-mark.ts';
import type { SitePage } from '../pages-by-site.ts';
import type { Site } from '../site.ts';
import { titledPage } from './titled-page.ts';

/**
 * Makes the pages of requests that are too many: the page as it was built, which a person's browser renders as usual,
 * as a 429 for the programs that send most of them. Nothing is rendered and no agency is looked up.
 *
 * @param pageOf the page of a site whose agency isn't known
 */
export function refusedPages(pageOf: (site: Site) => Promise<SitePage>) {
  return async (site: Site, seconds: number): Promise<PageResponse> => {
    const { html, headers } = await pageOf(site);
    const text = await titledPage(html, { agency: undefined, hostname: site.hostname });
    return {
      tenant: site.origin,
      status: 429,
      type: 'text/html; charset=UTF-8',
      headers: new Map([...headers, ['Retry-After', String(seconds)], ['X-Robots-Tag', 'noindex']]),
      text: markTenant(text, site.origin),
      isShared: false,
    };
  };
}
