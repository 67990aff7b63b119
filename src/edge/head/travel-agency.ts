import type { Agency } from '@livery/contract/agency/agency';
import type { PostalAddress, TravelAgency } from 'schema-dts';
import { footerContact } from '../../domain/agency/footer-contact.ts';
import { pageMetadata, siteName } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { socialLinks } from '../../domain/agency/social-links.ts';
import { isPresent } from '../../domain/shared/is-present.ts';

/** What names an agency in the structured data of its pages. */
export function agencyId(origin: string): string {
  return `${origin}/#agency`;
}

/** The agency for search engines: nothing that its pages don't show. */
export function travelAgency(agency: Agency, origin: string): TravelAgency {
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
