import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { type Agency, agencyStatus } from '@livery/contract/agency/agency';
import { SAME_DAY_NAMES } from '@livery/contract/agency/products';
import { SOCIAL_NETWORKS } from '@livery/contract/agency/social-network';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { flag, list, record, text } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import { serviceOfTitle } from '../../domain/agency/booking-menu.ts';

const wireItem = record({ title: text, active: flag });

/** Reads the booking menu; an entry whose title names no service of ours is left out, a repeated one counts once. */
function parseBookingMenu(items: readonly unknown[]): readonly BookingMenuItem[] {
  const menu = new Map<string, BookingMenuItem>();
  for (const item of items) {
    const { title, active } = v.parse(wireItem, item);
    const service = serviceOfTitle(title);
    if (service !== undefined && !menu.has(service)) menu.set(service, { service, active });
  }
  return [...menu.values()];
}

/** The response's agency, misspellings included (rules 3.2). */
const wireAgency = record({
  agencyName: text,
  subdomain: text,
  language: text,
  status: text,
  logo: text,
  logoMobile: text,
  favicon: text,
  primaryColor: text,
  metaData: record({ title: text, description: text, keywords: list }),
  privacyPolicy: text,
  cookiesPolicy: text,
  disclaimer: text,
  ...v.entriesFromList(SOCIAL_NETWORKS, text),
  contactPhoneNumber: text,
  displaySupportPhoneFooter: flag,
  contactEmailId: text,
  displayAddressFooter: flag,
  addressLine1: text,
  city: text,
  state: text,
  country: text,
  zipCode: text,
  sso: record({ isSSOEnabled: flag, isDirectLoginAllowedForSSOUsers: flag }),
  returnUrl: text,
  allowNonLoginFlow: flag,
  disallowSameDayBooking: record(v.entriesFromList(SAME_DAY_NAMES, flag)),
  bookingMenuItemOptions: list,
  isAbousUsEnable: flag,
  aboutUsEnableTitle: text,
  isFaqEnable: flag,
  faqEnableTitle: text,
  isHideLoginOption: flag,
  isHideSignupOption: flag,
  hideHeaderforDealProposal: flag,
  isSubscribed: flag,
  displayTopDestinations: flag,
  currentPaymentGateway: text,
  analytics: record({ isEnabled: flag, googleAnalyticsId: text, facebookAnalyticsId: text }),
});

/**
 * Reads one agency object from the wire; a field that is missing or of the
 * wrong type takes its safe default.
 *
 * @returns `null` when the value is no agency at all: no object, or an empty one
 * @rule 3.1, 3.2
 */
export function parseAgency(value: unknown): Agency | null {
  if (!isRecord(value) || Object.keys(value).length === 0) return null;
  const wire = v.parse(wireAgency, value);
  return {
    name: wire.agencyName.trim(),
    subdomain: wire.subdomain.trim(),
    language: wire.language.trim(),
    status: agencyStatus(wire.status),
    logo: wire.logo,
    logoMobile: wire.logoMobile,
    favicon: wire.favicon,
    primaryColor: wire.primaryColor,
    metadata: {
      title: wire.metaData.title,
      description: wire.metaData.description,
      keywords: wire.metaData.keywords
        .map((keyword) => v.parse(text, keyword))
        .filter((keyword) => keyword.trim() !== ''),
    },
    legal: { privacyPolicy: wire.privacyPolicy, cookiesPolicy: wire.cookiesPolicy, disclaimer: wire.disclaimer },
    social: v.parse(v.object(v.entriesFromList(SOCIAL_NETWORKS, text)), wire),
    contact: {
      phone: wire.contactPhoneNumber.trim(),
      showsPhoneInFooter: wire.displaySupportPhoneFooter,
      email: wire.contactEmailId.trim(),
      showsAddressInFooter: wire.displayAddressFooter,
      address: {
        line1: wire.addressLine1,
        city: wire.city,
        state: wire.state,
        country: wire.country,
        zipCode: wire.zipCode,
      },
    },
    sso: { enabled: wire.sso.isSSOEnabled, directLoginAllowed: wire.sso.isDirectLoginAllowedForSSOUsers },
    returnUrl: wire.returnUrl,
    allowsNonLoginFlow: wire.allowNonLoginFlow,
    sameDayBookingDisallowed: wire.disallowSameDayBooking,
    bookingMenu: parseBookingMenu(wire.bookingMenuItemOptions),
    about: { enabled: wire.isAbousUsEnable, title: wire.aboutUsEnableTitle },
    faq: { enabled: wire.isFaqEnable, title: wire.faqEnableTitle },
    hidesLogin: wire.isHideLoginOption,
    hidesSignup: wire.isHideSignupOption,
    hidesHeaderForDealProposal: wire.hideHeaderforDealProposal,
    isSubscribed: wire.isSubscribed,
    displaysTopDestinations: wire.displayTopDestinations,
    currentPaymentGateway: wire.currentPaymentGateway,
    analytics: {
      enabled: wire.analytics.isEnabled,
      googleId: wire.analytics.googleAnalyticsId,
      facebookId: wire.analytics.facebookAnalyticsId,
    },
  };
}

/**
 * Reads `GET /api/agency`: `{ agency }`, a bare agency if the wrapper is
 * missing, or a list of one. A response without an agency means that the host
 * has none.
 */
export function parseAgencyResponse(response: unknown): Result<Agency | null, CallFailure> {
  if (!isRecord(response)) return err({ kind: 'malformed', problem: 'The agency response is not an object.' });
  if ('agency' in response)
    return ok(parseAgency(Array.isArray(response.agency) ? response.agency[0] : response.agency));
  return ok('agencyName' in response ? parseAgency(response) : null);
}
