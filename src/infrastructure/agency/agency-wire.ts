import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { type Agency, agencyStatus } from '@livery/contract/agency/agency';
import { SAME_DAY_NAMES } from '@livery/contract/agency/products';
import { SOCIAL_NETWORKS } from '@livery/contract/agency/social-network';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { tolerantFlag, tolerantList, tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import { serviceByTitle } from '../../domain/agency/booking-menu.ts';

const wireMenuItem = tolerantRecord({ title: tolerantText, active: tolerantFlag });

/** Reads the booking menu; entries whose title names no known service are left out, and repeated ones count once. */
function parseBookingMenu(items: readonly unknown[]): readonly BookingMenuItem[] {
  const menu = new Map<string, BookingMenuItem>();
  for (const item of items) {
    const { title, active } = v.parse(wireMenuItem, item);
    const service = serviceByTitle(title);
    if (service !== undefined && !menu.has(service)) menu.set(service, { service, active });
  }
  return [...menu.values()];
}

/** The response's agency, misspellings included (rules 3.2). */
const wireAgency = tolerantRecord({
  agencyName: tolerantText,
  subdomain: tolerantText,
  language: tolerantText,
  status: tolerantText,
  logo: tolerantText,
  logoMobile: tolerantText,
  favicon: tolerantText,
  primaryColor: tolerantText,
  metaData: tolerantRecord({ title: tolerantText, description: tolerantText, keywords: tolerantList }),
  privacyPolicy: tolerantText,
  cookiesPolicy: tolerantText,
  disclaimer: tolerantText,
  ...v.entriesFromList(SOCIAL_NETWORKS, tolerantText),
  contactPhoneNumber: tolerantText,
  displaySupportPhoneFooter: tolerantFlag,
  contactEmailId: tolerantText,
  displayAddressFooter: tolerantFlag,
  addressLine1: tolerantText,
  city: tolerantText,
  state: tolerantText,
  country: tolerantText,
  zipCode: tolerantText,
  sso: tolerantRecord({ isSSOEnabled: tolerantFlag, isDirectLoginAllowedForSSOUsers: tolerantFlag }),
  returnUrl: tolerantText,
  allowNonLoginFlow: tolerantFlag,
  disallowSameDayBooking: tolerantRecord(v.entriesFromList(SAME_DAY_NAMES, tolerantFlag)),
  bookingMenuItemOptions: tolerantList,
  isAbousUsEnable: tolerantFlag,
  aboutUsEnableTitle: tolerantText,
  isFaqEnable: tolerantFlag,
  faqEnableTitle: tolerantText,
  isHideLoginOption: tolerantFlag,
  isHideSignupOption: tolerantFlag,
  hideHeaderforDealProposal: tolerantFlag,
  isSubscribed: tolerantFlag,
  displayTopDestinations: tolerantFlag,
  currentPaymentGateway: tolerantText,
  analytics: tolerantRecord({
    isEnabled: tolerantFlag,
    googleAnalyticsId: tolerantText,
    facebookAnalyticsId: tolerantText,
  }),
});

/**
 * Reads one agency object from the wire; a field that is missing or of the wrong type gets its safe default.
 *
 * @returns `null` if the value isn't an agency: not an object, or an empty one
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
        .map((keyword) => v.parse(tolerantText, keyword))
        .filter((keyword) => keyword.trim() !== ''),
    },
    legal: { privacyPolicy: wire.privacyPolicy, cookiesPolicy: wire.cookiesPolicy, disclaimer: wire.disclaimer },
    social: v.parse(v.object(v.entriesFromList(SOCIAL_NETWORKS, tolerantText)), wire),
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
 * Reads `GET /api/agency`: `{ agency }`, an agency without the wrapper, or a list of one. A response without an agency
 * means that the host has none.
 */
export function parseAgencyResponse(response: unknown): Result<Agency | null, CallFailure> {
  if (!isRecord(response)) return err({ kind: 'malformed', problem: 'The agency response is not an object.' });
  if ('agency' in response)
    return ok(parseAgency(Array.isArray(response.agency) ? response.agency[0] : response.agency));
  return ok('agencyName' in response ? parseAgency(response) : null);
}
