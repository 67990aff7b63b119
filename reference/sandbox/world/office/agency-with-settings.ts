import type { AgencyRecord } from '../agencies/agency-table.ts';
import { isMarkupField } from '../offers/markups.ts';
import { isRecord } from '../query-fields.ts';
import { initialSettings, PRODUCT_TITLES, type Settings } from './settings.ts';

/** The pages of the settings that affect a site. */
const SITE_PAGES = ['agency', 'website', 'product'] as const;

/**
 * An agency with its saved settings: unchanged fields stay as they are, even invalid ones.
 *
 * @param read returns the current settings of a page
 */
export function agencyWithSettings(
  subdomain: string,
  agency: AgencyRecord,
  read: (page: string) => Settings,
  origin: string,
): AgencyRecord {
  const changed = new Map(
    SITE_PAGES.flatMap((page) => changedSettings(initialSettings(subdomain, page) ?? {}, read(page))),
  );
  if (changed.size === 0) return agency;
  const fields = new Map(Object.entries(agency));
  for (const [name, value] of changed) {
    const [field, of] = AGENCY_FIELD_NAMES[name] ?? [name, (given: unknown) => given];
    if (NON_AGENCY_SETTINGS.has(name) || isMarkupField(name)) continue;
    fields.set(field, of(value));
  }
  return Object.fromEntries([
    ...fields,
    ['metaData', withTexts(agency['metaData'], changed)],
    ['bookingMenuItemOptions', withProducts(agency['bookingMenuItemOptions'], changed)],
    ['disallowSameDayBooking', withSameDay(agency['disallowSameDayBooking'], changed)],
    ...(changed.has('logo') ? logoFields(String(changed.get('logo')), origin) : []),
  ]);
}

type SettingsChanges = ReadonlyMap<string, string | number | boolean>;

function changedSettings(before: Settings, now: Settings): (readonly [string, string | number | boolean])[] {
  return Object.entries(now).filter(([name, value]) => value !== before[name]);
}

/** The API's field names that differ. */
const AGENCY_FIELD_NAMES: Readonly<Record<string, readonly [field: string, of: (value: unknown) => unknown]>> = {
  showTopDestinations: ['displayTopDestinations', (value) => value],
  showAboutUs: ['isAbousUsEnable', (value) => value],
  showFaq: ['isFaqEnable', (value) => value],
  allowSignUp: ['isHideSignupOption', (value) => value !== true],
};

const NON_AGENCY_SETTINGS: ReadonlySet<string> = new Set([
  ...['siteTitle', 'siteDescription', 'logo', 'languages', 'sameDayBookings'],
  ...PRODUCT_TITLES.keys(),
]);

function withTexts(metaData: unknown, changes: SettingsChanges): unknown {
  const texts = { title: changes.get('siteTitle'), description: changes.get('siteDescription') };
  const set = Object.entries(texts).filter(([, text]) => text !== undefined);
  return set.length === 0 ? metaData : { ...(isRecord(metaData) ? metaData : {}), ...Object.fromEntries(set) };
}

/** In the agency's order; newly activated products are last. */
function withProducts(menu: unknown, changes: SettingsChanges): unknown {
  const switched = [...PRODUCT_TITLES].filter(([name]) => changes.has(name));
  if (switched.length === 0) return menu;
  const options = (Array.isArray(menu) ? menu : []).filter(isRecord).map((option) => {
    const [name = ''] = switched.find(([, titles]) => titles.some((title) => title === option['title'])) ?? [];
    return changes.has(name) ? { ...option, active: changes.get(name) } : option;
  });
  const addedOptions = switched.flatMap(([name, [title = '', ...others]]) =>
    options.some((option) => [title, ...others].some((one) => one === option['title']))
      ? []
      : [{ title, active: changes.get(name) }],
  );
  return [...options, ...addedOptions];
}

function withSameDay(before: unknown, changes: SettingsChanges): unknown {
  const accepts = changes.get('sameDayBookings');
  if (accepts === undefined) return before;
  return { hotel: accepts !== true, activities: accepts !== true, car: accepts !== true };
}

function logoFields(logo: string, origin: string): [string, string][] {
  const address = logo.startsWith('/') ? `${origin}${logo}` : logo;
  return [
    ['logo', address],
    ['logoMobile', address],
  ];
}
