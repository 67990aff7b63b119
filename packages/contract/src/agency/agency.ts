import type { SameDayName, Service } from './products.ts';
import type { SocialNetwork } from './social-network.ts';

/**
 * An agency with clean names, safe defaults and no missing fields. Texts are untrusted; links and colours haven't been
 * checked yet (`agencyTheme`, `safeLink`; rules §3, agency data).
 * @rule 3.1, 3.2
 */
export interface Agency {
  readonly name: string;
  readonly subdomain: string;
  /** The language in which its texts are written (BCP 47); the empty text if the platform names none. Untrusted. */
  readonly language: string;
  readonly status: 'active' | 'inactive';
  readonly logo: string;
  readonly logoMobile: string;
  readonly favicon: string;
  readonly primaryColor: string;
  readonly metadata: AgencyMetadata;
  readonly legal: LegalTexts;
  /** Addresses as the agency wrote them; a network that is not set is the empty text. */
  readonly social: Readonly<Record<SocialNetwork, string>>;
  readonly contact: AgencyContact;
  readonly sso: { readonly enabled: boolean; readonly directLoginAllowed: boolean };
  readonly returnUrl: string;
  readonly allowsNonLoginFlow: boolean;
  readonly sameDayBookingDisallowed: Readonly<Record<SameDayName, boolean>>;
  readonly bookingMenu: readonly BookingMenuItem[];
  readonly about: { readonly enabled: boolean; readonly title: string };
  readonly faq: { readonly enabled: boolean; readonly title: string };
  readonly hidesLogin: boolean;
  readonly hidesSignup: boolean;
  readonly hidesHeaderForDealProposal: boolean;
  readonly isSubscribed: boolean;
  readonly displaysTopDestinations: boolean;
  readonly currentPaymentGateway: string;
  readonly analytics: { readonly enabled: boolean; readonly googleId: string; readonly facebookId: string };
}

/** @rule 3.1 */
export interface AgencyMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Rich texts (HTML) of the agency's legal pages. @rule 3.1 */
export interface LegalTexts {
  readonly privacyPolicy: string;
  readonly cookiesPolicy: string;
  readonly disclaimer: string;
}

/** @rule 3.1 */
export interface AgencyContact {
  readonly phone: string;
  readonly showsPhoneInFooter: boolean;
  readonly email: string;
  readonly showsAddressInFooter: boolean;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly state: string;
    readonly country: string;
    readonly zipCode: string;
  };
}

/**
 * Parses a status: only `Inactive`, in any letter case, stops an agency from selling.
 *
 * @param statusText the status as the back end sends it
 * @rule 3.1, 4.1
 */
export function agencyStatus(statusText: string): Agency['status'] {
  return statusText.trim().toLowerCase() === 'inactive' ? 'inactive' : 'active';
}

/** A service of the agency's booking menu; the order is the agency's. @rule 3.1 */
export interface BookingMenuItem {
  readonly service: Service;
  readonly active: boolean;
}
