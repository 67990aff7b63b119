import { AGENCY_TABLE } from '../agencies/agency-table.ts';
import table from './settings.json' with { type: 'json' };

/** The fields of a settings page. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** The pages that every agency has, besides the profile, which is each person's own. */
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

/** The initial values of a page of an agency's settings; undefined for an unknown page. */
export function settingsOf(agency: string, page: string): Settings | undefined {
  const record = AGENCY_TABLE.get(agency)?.agency ?? {};
  const text = (field: string): string => (typeof record[field] === 'string' ? record[field] : '');
  if (page === 'agency') return Object.fromEntries(AGENCY_FIELDS.map((field) => [field, text(field)]));
  const defaults = new Map<string, Settings>(Object.entries(table)).get(page);
  if (page === 'website') {
    const own = ['primaryColor', 'facebook', 'instagram', 'linkedin', 'twitter'].map((field) => [field, text(field)]);
    return { ...defaults, ...Object.fromEntries(own) };
  }
  if (page !== 'support') return defaults;
  return { ...defaults, supportEmail: text('contactEmailId'), supportPhone: text('contactPhoneNumber') };
}
