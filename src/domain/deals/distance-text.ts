import { intlLocaleOf, type LanguageCode } from '../market/language.ts';

/** One formatter for each language: making one costs twenty times what using it does. */
const formatters = new Map<LanguageCode, Intl.NumberFormat>();

/**
 * A distance to two decimals, in the digits and separators of the language. The
 * unit's word comes from the texts. `null` where no distance was told, or one
 * that no place can have (below zero, not finite).
 *
 * @param miles from the place that the deal is measured from
 * @see specification §2, home page
 */
export function distanceText(miles: number | null, language: LanguageCode): string | null {
  if (miles === null || !Number.isFinite(miles) || miles < 0) return null;
  return formatterOf(language).format(Math.abs(miles));
}

function formatterOf(language: LanguageCode): Intl.NumberFormat {
  const known = formatters.get(language);
  if (known !== undefined) return known;
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const made = new Intl.NumberFormat(intlLocaleOf(language), twoDecimals);
  formatters.set(language, made);
  return made;
}
