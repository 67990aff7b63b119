import { Readable } from 'node:stream';
import { type LanguageCode, languageTag } from '@livery/contract/market/language';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { dealTabs } from '../../domain/deals/deal-tab.ts';
import { canonicalAddresses } from '../../domain/navigation/canonical-addresses.ts';
import { indexedPaths } from '../../domain/navigation/indexed-pages.ts';
import type { PageRequest } from '../../domain/navigation/page-request.ts';

interface SitemapXmlOptions extends Pick<PageRequest, 'agency' | 'policies' | 'environment' | 'host'> {
  /** The origin of the agency's site. */
  readonly origin: string;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/**
 * The public pages of an agency's site, each in every language that the agency enables, with the addresses in the other
 * languages.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemapXml({ origin, languages, defaultLanguage, ...site }: SitemapXmlOptions): Promise<string> {
  const tabs = dealTabs(site.agency.bookingMenu);
  const items = indexedPaths(site).flatMap((path): readonly SitemapItemLoose[] => {
    const page = { path, query: new URLSearchParams() };
    const addresses = canonicalAddresses(page, { tabs, languages, defaultLanguage });
    if (addresses === null) return [];
    const links = [
      ...addresses.languages.map(({ language, address }) => ({ lang: languageTag(language), url: address })),
      { lang: 'x-default', url: addresses.anyLanguage },
    ];
    return [...new Set(links.map(({ url }) => url))].map((url) => ({ url, links }));
  });
  const xml = Readable.from(items).pipe(
    new SitemapStream({ hostname: origin, xmlns: { news: false, image: false, video: false, xhtml: true } }),
  );
  return (await streamToPromise(xml)).toString('utf8');
}
