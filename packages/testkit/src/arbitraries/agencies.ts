import type { Agency, BookingMenuItem } from '@livery/contract/agency/agency';
import { PRODUCTS } from '@livery/contract/agency/products';
import fc from 'fast-check';

/** Any text: readable, blank, in every script, with halves of characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '\t\n', '__proto__', 'constructor'),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
);

/** Malicious addresses: odd schemes, hidden characters, hosts instead of paths. */
export const anyHostileAddress: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'javascript: JaVaScRiPt: data:text/html, vbscript: blob: file: mailto: tel:'.split(' ')),
      fc.constantFrom(...'http: https: HTTPS:// https:// // / \\ /. .. @ : %2f %5c %0d%0a'.split(' ')),
      fc.constantFrom(...'\t\n\0 \u00a0\u200b\u202e\u2044\uff0f\uff3c\ud800&?#'),
      fc.constantFrom('evil.example', 'user:pass', 'alert(1)', 'a', '1234567', '+'),
      anyText,
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** `#rrggbb`, evenly distributed over all colours. */
export const anyHexColour: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** Some of the six services in any order, each at most once, on or off. */
export const anyBookingMenu: fc.Arbitrary<readonly BookingMenuItem[]> = fc
  .shuffledSubarray(PRODUCTS.map(({ service }) => service))
  .chain((services) =>
    fc.tuple(...services.map((service) => fc.record({ service: fc.constant(service), active: fc.boolean() }))),
  );

/** An agency with any content in every field: hostile texts, all flags, odd menus. */
export const anyAgency: fc.Arbitrary<Agency> = fc.record({
  language: fc.constantFrom('', 'en', 'ar', 'x'),
  name: anyText,
  subdomain: anyText,
  status: fc.constantFrom('active', 'inactive'),
  logo: anyText,
  logoMobile: anyText,
  favicon: anyText,
  primaryColor: fc.oneof(anyHexColour, anyText),
  metadata: fc.record({ title: anyText, description: anyText, keywords: fc.array(anyText, { maxLength: 4 }) }),
  legal: fc.record({ privacyPolicy: anyText, cookiesPolicy: anyText, disclaimer: anyText }),
  social: fc.record({
    linkedin: anyText,
    instagram: anyText,
    facebook: anyText,
    twitter: anyText,
    youtube: anyText,
    discord: anyText,
    tiktok: anyText,
  }),
  contact: fc.record({
    phone: anyText,
    showsPhoneInFooter: fc.boolean(),
    email: anyText,
    showsAddressInFooter: fc.boolean(),
    address: fc.record({ line1: anyText, city: anyText, state: anyText, country: anyText, zipCode: anyText }),
  }),
  sso: fc.record({ enabled: fc.boolean(), directLoginAllowed: fc.boolean() }),
  returnUrl: fc.oneof(fc.webUrl(), anyText),
  allowsNonLoginFlow: fc.boolean(),
  sameDayBookingDisallowed: fc.record({ hotel: fc.boolean(), activities: fc.boolean(), car: fc.boolean() }),
  bookingMenu: anyBookingMenu,
  about: fc.record({ enabled: fc.boolean(), title: anyText }),
  faq: fc.record({ enabled: fc.boolean(), title: anyText }),
  hidesLogin: fc.boolean(),
  hidesSignup: fc.boolean(),
  hidesHeaderForDealProposal: fc.boolean(),
  isSubscribed: fc.boolean(),
  displaysTopDestinations: fc.boolean(),
  currentPaymentGateway: anyText,
  analytics: fc.record({ enabled: fc.boolean(), googleId: anyText, facebookId: anyText }),
});
