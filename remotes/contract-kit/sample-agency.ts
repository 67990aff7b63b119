import type { Agency, RemoteContext } from '../../src/application/remotes/remote-context.ts';

/** An agency that offers everything to everybody. */
export const SAMPLE_AGENCY: Agency = {
  name: 'Somewhere Travel',
  subdomain: 'somewhere',
  language: '',
  status: 'active',
  logo: '',
  logoMobile: '',
  favicon: '',
  primaryColor: '',
  metadata: { title: 'Somewhere Travel', description: '', keywords: [] },
  legal: { privacyPolicy: '<p>Privacy</p>', cookiesPolicy: '<p>Cookies</p>', disclaimer: '<p>Disclaimer</p>' },
  social: { linkedin: '', instagram: '', facebook: '', twitter: '', youtube: '', discord: '', tiktok: '' },
  contact: {
    phone: '+1 555 0100',
    showsPhoneInFooter: true,
    email: 'hello@somewhere.example',
    showsAddressInFooter: false,
    address: { line1: '', city: '', state: '', country: '', zipCode: '' },
  },
  sso: { enabled: false, directLoginAllowed: true },
  returnUrl: '',
  allowsNonLoginFlow: true,
  sameDayBookingDisallowed: { hotel: false, activities: false, car: false },
  bookingMenu: [
    { service: 'hotels', active: true },
    { service: 'cars', active: true },
    { service: 'activities', active: true },
    { service: 'cruises', active: true },
    { service: 'flights', active: true },
    { service: 'resorts', active: true },
  ],
  about: { enabled: true, title: '' },
  faq: { enabled: true, title: '' },
  hidesLogin: false,
  hidesSignup: false,
  hidesHeaderForDealProposal: false,
  isSubscribed: true,
  displaysTopDestinations: true,
  currentPaymentGateway: '',
  analytics: { enabled: false, googleId: '', facebookId: '' },
};

/** No rule of its own. */
export const NO_POLICIES: RemoteContext['policies'] = {
  platformOwner: false,
  partner: false,
  helpChat: false,
  hotelsFirst: false,
  englishFormatting: false,
  dealLocation: { name: 'Dubai', latitude: 25.2, longitude: 55.3, airport: { latitude: 25.25, longitude: 55.37 } },
  academyUrl: '',
  chatWidgetUrl: '',
};
