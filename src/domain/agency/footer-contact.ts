import type { AgencyContact } from '@livery/contract/agency/agency';
import { because } from '@livery/contract/shared/because';
import { joinNames } from '@livery/contract/shared/join-names';
import { isPresent } from '../shared/is-present.ts';
import { safeLink } from './safe-link.ts';

/** The agency's contact in the footer; `null` if a part is not shown. */
export interface FooterContact {
  readonly phone: ContactDetail | null;
  readonly email: ContactDetail | null;
  /** Street, then place, then country, each if there is one; none when the address is not shown. */
  readonly addressLines: readonly string[];
}

/** A text to read, and where a click on it leads if it leads anywhere. */
export interface ContactDetail {
  readonly text: string;
  readonly href: string | null;
}

/**
 * Phone and address show only if the agency's flags say so, and like the
 * e-mail only if there is something to show (rules §2, footer).
 * @rule 1.1, 2.21, 3.1
 */
export function footerContact(contact: AgencyContact): FooterContact {
  return because('2.21', {
    phone: contact.showsPhoneInFooter === true ? contactDetail('phone', contact.phone) : null,
    email: contactDetail('email', contact.email),
    addressLines: contact.showsAddressInFooter === true ? joinAddressLines(contact.address) : [],
  });
}

function contactDetail(sink: 'phone' | 'email', written: string): ContactDetail | null {
  const text = written.trim();
  return isPresent(text) ? { text, href: safeLink(sink, text) } : null;
}

function joinAddressLines({ line1, city, state, zipCode, country }: AgencyContact['address']): readonly string[] {
  const region = presentParts([state, zipCode]).join(' ');
  return presentParts([line1, joinNames(presentParts([city, region])), country]);
}

function presentParts(parts: readonly string[]): readonly string[] {
  return parts.filter(isPresent).map((part) => part.trim());
}
