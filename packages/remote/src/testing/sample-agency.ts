import type { Agency, RemoteContext } from '../../../../src/application/remotes/remote-context.ts';

/** An agency that sells every product to everybody. */
export const SAMPLE_AGENCY: Agency = {
  name: 'Sunny Trips',
  subdomain: 'sunny',
  language: '',
  status: 'active',
  logo: '/media/sunny/logo.svg',
  logoMobile: '/media/sunny/logo-mobile.svg',
  favicon: '/media/sunny/favicon.svg',
  primaryColor: '#2c7be5',
  metadata: { title: '', description: 'Holidays by the sea', keywords: ['beach', 'sun'] },
  legal: {
    privacyPolicy: '<p>We keep your data to ourselves.</p>',
    cookiesPolicy: '<p>We bake them fresh.</p>',
    disclaimer: '<p>Weather is not included.</p>',
  },
  social: {
    linkedin: 'https://www.linkedin.com/company/sunny-trips',
    instagram: 'https://www.instagram.com/sunnytrips',
    facebook: '',
    twitter: '',
    youtube: '',
    discord: '',
    tiktok: '',
  },
  contact: {
    phone: '+1 555 010 2030',
    showsPhoneInFooter: true,
    email: 'hello@sunny.example',
    showsAddressInFooter: true,
    address: { line1: '1 Beach Road', city: 'Miami', state: 'Florida', country: 'United States', zipCode: '33139' },
  },
  sso: { enabled: false, directLoginAllowed: true },
  returnUrl: 'https://www.sunny.example',
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
  about: { enabled: true, title: 'About Us' },
  faq: { enabled: true, title: 'FAQ' },
  hidesLogin: false,
  hidesSignup: false,
  hidesHeaderForDealProposal: false,
  isSubscribed: true,
  displaysTopDestinations: true,
  currentPaymentGateway: 'stripe',
  analytics: { enabled: false, googleId: '', facebookId: '' },
};

/** No policy of its own. */
export const NO_POLICIES: RemoteContext['policies'] = {
  platformOwner: false,
  partner: false,
  helpChat: false,
  hotelsFirst: false,
  englishFormatting: false,
  dealLocation: { name: 'Dubai', latitude: 25.2, longitude: 55.3, airport: { latitude: 25.25, longitude: 55.37 } },
  currency: null,
  academyUrl: '',
  chatWidgetUrl: '',
};
