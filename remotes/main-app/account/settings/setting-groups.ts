import type { Setting } from './settings-values.ts';

/** Which of the platform's settings stand together. */
export const MARKUPS = of('percent', ['hotelMarkup', 'carMarkup', 'activityMarkup', 'cruiseMarkup', 'flightMarkup']);

export const ADDRESS: readonly Setting[] = [
  ...of('text', ['agencyName']),
  ...of('email', ['contactEmailId']),
  ...of('tel', ['contactPhoneNumber']),
  ...of('text', ['addressLine1', 'zipCode', 'city', 'state', 'country']),
];

export const APPEARANCE: readonly Setting[] = [
  ...of('text', ['siteTitle', 'primaryColor']),
  ...of('lines', ['siteDescription']),
  ...of('switch', ['showTopDestinations', 'showAboutUs', 'showFaq', 'allowSignUp']),
];

export const NETWORKS = of('url', ['facebook', 'instagram', 'linkedin', 'twitter']);

export const PAYMENT: readonly Setting[] = [
  ...of('text', ['gateway', 'currency', 'payoutSchedule', 'payoutAccountEnding', 'taxNumber']),
  ...of('switch', ['sendReceipts']),
];

export const PRODUCTS_SOLD = of('switch', [
  'hotels',
  'cars',
  'activities',
  'cruises',
  'flights',
  'resorts',
  'sameDayBookings',
]);

export const SUPPORT: readonly Setting[] = [
  ...of('email', ['supportEmail']),
  ...of('tel', ['supportPhone']),
  ...of('text', ['openingHours']),
  ...of('number', ['answerWithinHours']),
  ...of('switch', ['showChat']),
];

function of(kind: Setting['kind'], names: readonly string[]): readonly Setting[] {
  return names.map((name) => ({ name, kind }));
}
