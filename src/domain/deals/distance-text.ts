import { intlLocale, type LanguageCode } from '@livery/contract/market/language';

const KILOMETRES_IN_A_MILE = 1.609_344;

/** Languages whose regions measure distances in miles. */
const MEASURES_IN_MILES: ReadonlySet<LanguageCode> = new Set(['en']);

/** Cached, because creating a formatter takes twenty times as long as using it. */
const distanceFormatters = new Map<LanguageCode, (miles: number) => string>();

/**
 * A distance in miles with two decimals, in the digits, separators and units of the language; if its regions measure in
 * kilometres, these follow: "0.22 mi", "0,22 mi (0,35 km)". `null` if the distance isn't given, below zero or not
 * finite.
 *
 * @param miles the distance from the place that the deal names
 * @rule 2.12, 3.7
 */
export function distanceText(miles: number | null, language: LanguageCode): string | null {
  if (miles === null || !Number.isFinite(miles * KILOMETRES_IN_A_MILE) || miles < 0) return null;
  const formatter = distanceFormatters.get(language) ?? makeFormatter(language);
  distanceFormatters.set(language, formatter);
  return formatter(Math.abs(miles));
}

function makeFormatter(language: LanguageCode): (miles: number) => string {
  const inMiles = unitFormatter(language, 'mile');
  if (MEASURES_IN_MILES.has(language)) return inMiles;
  const inKilometres = unitFormatter(language, 'kilometer');
  return (miles) => `${inMiles(miles)} (${inKilometres(miles * KILOMETRES_IN_A_MILE)})`;
}

function unitFormatter(language: LanguageCode, unit: 'mile' | 'kilometer'): (length: number) => string {
  const locale = intlLocale(language);
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const number = new Intl.NumberFormat(locale, twoDecimals);
  // For 1, Arabic has a word without a number. The number is always shown here, so the unit's name is taken from 1.5.
  const example = new Intl.NumberFormat(locale, { ...twoDecimals, style: 'unit', unit }).format(1.5);
  const [textBefore = '', textAfter = ''] = example.split(number.format(1.5));
  return (length) => `${textBefore}${number.format(length)}${textAfter}`;
}
