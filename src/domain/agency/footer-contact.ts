import type { AgencyContact } from '@livery/contract/agency/agency';
import { because } from '@livery/contract/shared/because';
import { joinNames } from '@livery/contract/shared/join-names';
import { isPresent } from '../shared/is-present.ts';
import { safeLink } from './safe-link.ts';

/** The agency's contact in the footer; parts that aren't shown are `null`. */
export interface FooterContact {
  readonly phone: ContactDetail | null;
  readonly email: ContactDetail | null;
  /** Street, place and country, each if there is one; empty if the address isn't shown. */
  readonly addressLines: readonly string[];
}

/** A text, and the target of a click on it, if there is one. */
export interface ContactDetail {
  readonly text: string;
  readonly href: string | null;
}

/**
 * Phone and address are shown only if the agency's flags say so; they and the e-mail only if they show anything (rules
 * §2, footer).
 * @rule 1.1, 2.21, 3.1
 */
export function footerContact(contact: AgencyContact): FooterContact {
  return because('2.21', {
    phone: contact.showsPhoneInFooter === true ? contactDetail('phone', contact.phone) : null,
    email: contactDetail('email', contact.email),
    addressLines: contact.showsAddressInFooter === true ? joinAddressLines(contact.address) : [],
  });
}

function contactDetail(sink: 'phone' | 'email', contactText: string): ContactDetail | null {
  const text = contactText.trim();
  return isPresent(text) ? { text, href: safeLink(sink, text) } : null;
}

function joinAddressLines({ line1, city, state, zipCode, country }: AgencyContact['address']): readonly string[] {
  const region = presentParts([state, zipCode]).join(' ');
  return presentParts([line1, joinNames(presentParts([city, region])), country]);
}

function presentParts(parts: readonly string[]): readonly string[] {
  return parts.filter(isPresent).map((part) => part.trim());
}
