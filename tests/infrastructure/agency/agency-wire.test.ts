import { describe, expect, it } from 'vitest';
import { parseAgency, parseAgencyResponse } from '../../../src/infrastructure/agency/agency-wire.ts';

const RESPONSE = {
  agencyName: ' Aurora ',
  subdomain: 'aurora',
  language: 'en',
  status: 'Inactive',
  logo: '/logo.svg',
  logoMobile: '/small.svg',
  favicon: '/favicon.ico',
  primaryColor: '#123456',
  metaData: { title: 'Aurora trips', description: 'Room to breathe', keywords: ['trips', ' ', null] },
  privacyPolicy: '<p>privacy</p>',
  cookiesPolicy: '<p>cookies</p>',
  disclaimer: '<p>disclaimer</p>',
  linkedin: 'l',
  instagram: 'i',
  facebook: 'f',
  twitter: 't',
  youtube: 'y',
  discord: 'd',
  tiktok: 'k',
  contactPhoneNumber: '+1 555',
  displaySupportPhoneFooter: true,
  contactEmailId: 'us@aurora.example',
  displayAddressFooter: true,
  addressLine1: '1 Quay',
  city: 'Bergen',
  state: 'Vestland',
  country: 'Norway',
  zipCode: '5003',
  sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true },
  returnUrl: 'https://aurora.example/back',
  allowNonLoginFlow: true,
  disallowSameDayBooking: { hotel: true, activities: true, car: true },
  bookingMenuItemOptions: [
    { title: 'Cruise', active: true },
    { title: 'Trains', active: true },
    { title: 'Hotels', active: false },
    { title: 'Hotel', active: true },
  ],
  isAbousUsEnable: true,
  aboutUsEnableTitle: 'Who we are',
  isFaqEnable: true,
  faqEnableTitle: 'Questions',
  isHideLoginOption: true,
  isHideSignupOption: true,
  hideHeaderforDealProposal: true,
  isSubscribed: true,
  displayTopDestinations: true,
  currentPaymentGateway: 'Card',
  analytics: { isEnabled: true, googleAnalyticsId: 'G-1', facebookAnalyticsId: 'F-1' },
};

// @rule 3.1, 3.2
describe('the agency of a response', () => {
  it('has each field of it, by our own names', () => {
    expect(parseAgency(RESPONSE)).toEqual({
      name: 'Aurora',
      subdomain: 'aurora',
      language: 'en',
      status: 'inactive',
      logo: '/logo.svg',
      logoMobile: '/small.svg',
      favicon: '/favicon.ico',
      primaryColor: '#123456',
      metadata: { title: 'Aurora trips', description: 'Room to breathe', keywords: ['trips'] },
      legal: { privacyPolicy: '<p>privacy</p>', cookiesPolicy: '<p>cookies</p>', disclaimer: '<p>disclaimer</p>' },
      social: { linkedin: 'l', instagram: 'i', facebook: 'f', twitter: 't', youtube: 'y', discord: 'd', tiktok: 'k' },
      contact: {
        phone: '+1 555',
        showsPhoneInFooter: true,
        email: 'us@aurora.example',
        showsAddressInFooter: true,
        address: { line1: '1 Quay', city: 'Bergen', state: 'Vestland', country: 'Norway', zipCode: '5003' },
      },
      sso: { enabled: true, directLoginAllowed: true },
      returnUrl: 'https://aurora.example/back',
      allowsNonLoginFlow: true,
      sameDayBookingDisallowed: { hotel: true, activities: true, car: true },
      bookingMenu: [
        { service: 'cruises', active: true },
        { service: 'hotels', active: false },
      ],
      about: { enabled: true, title: 'Who we are' },
      faq: { enabled: true, title: 'Questions' },
      hidesLogin: true,
      hidesSignup: true,
      hidesHeaderForDealProposal: true,
      isSubscribed: true,
      displaysTopDestinations: true,
      currentPaymentGateway: 'Card',
      analytics: { enabled: true, googleId: 'G-1', facebookId: 'F-1' },
    });
  });

  it.each(Object.keys(RESPONSE))('grants nothing for a %s of another type', (name) => {
    const safe = parseAgency({ agencyName: 'Aurora', [name]: Symbol('other') });
    const missingAgency = parseAgency(name === 'agencyName' ? { subdomain: '' } : { agencyName: 'Aurora' });
    expect(safe).toEqual(missingAgency);
  });

  it('is read from the wrapper, from a list in it, or bare', () => {
    for (const response of [{ agency: RESPONSE }, { agency: [RESPONSE] }, RESPONSE]) {
      expect(parseAgencyResponse(response)).toEqual({ ok: true, value: parseAgency(RESPONSE) });
    }
    for (const response of [{}, { agency: null }, { agency: {} }, { agency: [] }, { error: 'no agency' }]) {
      expect(parseAgencyResponse(response)).toEqual({ ok: true, value: null });
    }
    expect(parseAgencyResponse('agency')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});
