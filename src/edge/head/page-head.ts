import type { Agency } from '@livery/contract/agency/agency';
import { languageTag } from '@livery/contract/market/language';
import { html, raw } from 'hono/html';
import type { Graph, PostalAddress, TravelAgency } from 'schema-dts';
import type { Shell } from '../../application/shell.ts';
import { footerContact } from '../../domain/agency/footer-contact.ts';
import { pageMetadata, siteName } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { socialLinks } from '../../domain/agency/social-links.ts';
import { dealTabs } from '../../domain/deals/deal-tab.ts';
import { defaultLanguage } from '../../domain/market/resolve-language.ts';
import { type CanonicalAddresses, canonicalAddresses } from '../../domain/navigation/canonical-addresses.ts';
import { isIndexed } from '../../domain/navigation/indexed-pages.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { isPresent } from '../../domain/shared/is-present.ts';
import { jsonForHtml } from '../page-configuration.ts';
import type { Site } from '../site.ts';
import { agencyId, offeredProducts } from './offered-products.ts';
import { socialTags } from './social-tags.ts';

interface PageHeadOptions {
  readonly shell: Pick<Shell, 'agency' | 'content' | 'deals' | 'market'>;
  readonly site: Pick<Site, 'url'>;
  readonly page: { readonly status: number; readonly head: string };
}

/**
 * The tags of a rendered page for search engines and link previews. No component renders them: they are only read from
 * the response, never from the page in the browser.
 *
 * A page that may not be listed has neither a canonical address nor structured data. No text of an agency can end a
 * tag.
 */
export async function pageHead({ shell, site, page: { status, head } }: PageHeadOptions): Promise<string> {
  const state = shell.agency.state.now();
  const { origin, pathname, searchParams } = site.url;
  const page = { path: pathname, query: searchParams };
  if (!('agency' in state)) return String(await robotsTag(false));

  const { agency } = state;
  const indexed = state.kind === 'ready' && status === 200 && isIndexed(page.path, agency);
  const addresses = indexed ? pageCanonicalAddresses(shell, agency, page) : null;
  const jsonLd = indexed ? structuredData(shell, { agency, page, origin }) : null;
  const tags = [
    robotsTag(indexed),
    html`<link rel="manifest" href="/manifest.webmanifest">`,
    addresses === null ? '' : addressTags(addresses, origin),
    state.kind === 'ready'
      ? socialTags({ shell, agency, page, origin, rendered: head, canonical: addresses?.canonical })
      : '',
    jsonLd === null ? '' : html`<script type="application/ld+json">${raw(jsonForHtml(jsonLd))}</script>`,
  ];
  return String(await html`${tags}`);
}

function robotsTag(indexed: boolean) {
  return indexed ? '' : html`<meta name="robots" content="noindex">`;
}

function pageCanonicalAddresses(
  { market, agency: { policies } }: PageHeadOptions['shell'],
  agency: Agency,
  page: PageAddress,
) {
  return canonicalAddresses(page, {
    tabs: dealTabs(agency.bookingMenu),
    languages: market.languages.now().map(({ code }) => code),
    defaultLanguage: defaultLanguage(policies.now()),
  });
}

function addressTags({ canonical, languages, anyLanguage }: CanonicalAddresses, origin: string) {
  const alternates = languages.map(
    ({ language, address }) =>
      html`<link rel="alternate" hreflang="${languageTag(language)}" href="${origin + address}">`,
  );
  return html`<link rel="canonical" href="${origin + canonical}">${alternates}<link rel="alternate" hreflang="x-default" href="${origin + anyLanguage}">`;
}

function structuredData(
  shell: PageHeadOptions['shell'],
  { agency, page, origin }: { readonly agency: Agency; readonly page: PageAddress; readonly origin: string },
): Graph {
  const offers = matchPath(page.path)?.handledBy === 'home' ? offeredProducts(shell, origin) : [];
  return { '@context': 'https://schema.org', '@graph': [travelAgency(agency, origin), ...offers] };
}

/** The agency for search engines; only data that its pages show. */
function travelAgency(agency: Agency, origin: string): TravelAgency {
  const { phone, email, addressLines } = footerContact(agency.contact);
  const { description } = pageMetadata(agency);
  const logo = safeLink('logo', agency.logo);
  const profiles = socialLinks(agency.social).map(({ href }) => href);
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(origin),
    name: siteName(agency),
    url: `${origin}/`,
    ...(description !== '' && { description }),
    ...(logo !== null && { logo: new URL(logo, origin).href }),
    ...(phone !== null && { telephone: phone.text }),
    ...(email !== null && { email: email.text }),
    ...(addressLines.length > 0 && { address: postalAddress(agency.contact.address) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function postalAddress({ line1, city, state, zipCode, country }: Agency['contact']['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(isPresent(line1) && { streetAddress: line1.trim() }),
    ...(isPresent(city) && { addressLocality: city.trim() }),
    ...(isPresent(state) && { addressRegion: state.trim() }),
    ...(isPresent(zipCode) && { postalCode: zipCode.trim() }),
    ...(isPresent(country) && { addressCountry: country.trim() }),
  };
}
