import { serviceOfTitle } from '../../../domain/agency/booking-menu.ts';
import { SAME_DAY_NAMES } from '../../../domain/agency/products.ts';
import { SOCIAL_NETWORKS } from '../../../domain/agency/social-network.ts';
import type { Expectation } from './expectation.ts';
import { aListOf, anObject } from './structures.ts';
import { aFlag, aLink, aText, passing, required } from './values.ts';

const aService = passing(
  (value) => typeof value === 'string' && serviceOfTitle(value) !== undefined,
  'names no service of Livery, and is left out',
);

const flags: Readonly<Record<string, Expectation>> = Object.fromEntries(
  [
    'displaySupportPhoneFooter',
    'displayAddressFooter',
    'isAbousUsEnable',
    'isFaqEnable',
    'isHideLoginOption',
    'isHideSignupOption',
    'hideHeaderforDealProposal',
    'isSubscribed',
    'displayTopDestinations',
  ].map((name) => [name, aFlag]),
);

const texts: Readonly<Record<string, Expectation>> = Object.fromEntries(
  [
    'status',
    'primaryColor',
    'privacyPolicy',
    'cookiesPolicy',
    'disclaimer',
    'addressLine1',
    'city',
    'state',
    'country',
    'zipCode',
    'returnUrl',
    'aboutUsEnableTitle',
    'faqEnableTitle',
    'currentPaymentGateway',
  ].map((name) => [name, aText]),
);

/** Agency data as rules §3 has it; what a page can't do without must be there. */
export const agencyData: Expectation = anObject({
  agencyName: required(aText),
  subdomain: required(aText),
  logo: required(aLink('logo')),
  logoMobile: aLink('logo'),
  favicon: required(aLink('favicon')),
  ...texts,
  metaData: anObject({ title: aText, description: aText, keywords: aListOf(aText) }),
  ...Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, aLink('social')])),
  contactPhoneNumber: aLink('phone'),
  contactEmailId: required(aLink('email')),
  sso: anObject({ isSSOEnabled: aFlag, isDirectLoginAllowedForSSOUsers: aFlag }),
  allowNonLoginFlow: required(aFlag),
  ...flags,
  disallowSameDayBooking: anObject(Object.fromEntries(SAME_DAY_NAMES.map((name) => [name, aFlag]))),
  bookingMenuItemOptions: required(aListOf(anObject({ title: required(aService), active: aFlag }))),
  analytics: anObject({ isEnabled: aFlag, googleAnalyticsId: aText, facebookAnalyticsId: aText }),
});

export const aboutData: Expectation = anObject({
  isEnabled: required(aFlag),
  title: aText,
  image: aLink('image'),
  content: aText,
});

/** @see rules §5: one question that is too short hides them all */
const aQuestion = passing(
  (value) => typeof value === 'string' && [...value.trim()].length > 3,
  'is not a question of more than 3 characters, and hides the whole page',
);

export const faqData: Expectation = anObject({
  isEnabled: required(aFlag),
  headerMessage: aText,
  questions: aListOf(anObject({ question: required(aQuestion), answer: required(aText) })),
});
