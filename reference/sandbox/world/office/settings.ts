import { agencyLanguages } from '../agencies/agency-market.ts';
import { AGENCY_TABLE, type AgencyRecord } from '../agencies/agency-table.ts';
import { isRecord } from '../query-fields.ts';
import table from './settings.json' with { type: 'json' };

/** The fields of a settings page. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** The pages of every agency, except the profile, which each person has. */
export const SETTINGS_PAGES: readonly string[] = ['agency', ...Object.keys(table)];

const AGENCY_FIELDS: readonly string[] = [
  'agencyName',
  'contactEmailId',
  'contactPhoneNumber',
  'addressLine1',
  'city',
  'state',
  'country',
  'zipCode',
];

/** The agencies' names for the products in their booking menu. */
export const PRODUCT_TITLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['hotels', ['Hotels']],
  ['cars', ['Cars', 'Car Rentals']],
  ['activities', ['Activities']],
  ['cruises', ['Cruise', 'Cruises']],
  ['flights', ['Air Travel', 'Flights']],
  ['resorts', ['Resorts']],
]);

/** The initial values of a page of an agency's settings; undefined for an unknown page. */
export function initialSettings(agency: string, page: string): Settings | undefined {
  const record = AGENCY_TABLE.get(agency)?.agency ?? {};
  if (page === 'agency') return Object.fromEntries(AGENCY_FIELDS.map((field) => [field, recordText(record, field)]));
  const defaults = new Map<string, Settings>(Object.entries(table)).get(page);
  switch (page) {
    case 'website':
      return { ...defaults, ...websiteSettings(agency, record) };
    case 'product':
      return { ...defaults, ...productSettings(record) };
    case 'support':
      return {
        ...defaults,
        supportEmail: recordText(record, 'contactEmailId'),
        supportPhone: recordText(record, 'contactPhoneNumber'),
      };
    default:
      return defaults;
  }
}

/** With the values that the site shows. */
function websiteSettings(agency: string, record: AgencyRecord): Settings {
  const ownSettings = ['primaryColor', 'facebook', 'instagram', 'linkedin', 'twitter'].map((field) => [
    field,
    recordText(record, field),
  ]);
  const metaData = isRecord(record['metaData']) ? record['metaData'] : {};
  return {
    ...Object.fromEntries(ownSettings),
    logo: recordText(record, 'logo').replace('{origin}', ''),
    siteTitle: recordText(metaData, 'title'),
    siteDescription: recordText(metaData, 'description'),
    languages: agencyLanguages(agency)
      .map(({ code }) => code)
      .join(' '),
    showTopDestinations: record['displayTopDestinations'] === true,
    showAboutUs: record['isAbousUsEnable'] === true,
    showFaq: record['isFaqEnable'] === true,
    allowSignUp: record['isHideSignupOption'] !== true,
  };
}

function productSettings(record: AgencyRecord): Settings {
  const menu = Array.isArray(record['bookingMenuItemOptions']) ? record['bookingMenuItemOptions'].filter(isRecord) : [];
  const isSold = (titles: readonly string[]) =>
    menu.some((option) => titles.some((title) => title === option['title']) && option['active'] === true);
  const closed = isRecord(record['disallowSameDayBooking']) ? record['disallowSameDayBooking'] : {};
  return {
    ...Object.fromEntries([...PRODUCT_TITLES].map(([name, titles]) => [name, isSold(titles)])),
    sameDayBookings: closed['hotel'] !== true,
  };
}

function recordText(record: AgencyRecord, field: string): string {
  return typeof record[field] === 'string' ? record[field] : '';
}
