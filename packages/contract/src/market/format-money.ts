import { amountFormatter } from './amount-formatter.ts';
import { intlLocale, type LanguageCode } from './language.ts';
import type { Money, WholeUnits } from './money.ts';

/** Shown instead of an amount that can't be formatted. */
const MISSING_AMOUNT_TEXT = '—';

/**
 * In Arabic, a sign like `US$` after the amount would be read as `$US` without a left-to-right mark after it: messages
 * remove isolates from their values, but not marks.
 */
const LATIN_CURRENCY_SIGN = /(?<=^\u200f.*)[A-Z]+\p{Sc}/u;
const WITH_LEFT_TO_RIGHT_MARK = '$&\u200e';

/**
 * Writes an amount in a language, with its currency's decimals in ISO 4217: three for Kuwaiti dinars, none for yen.
 * Never throws.
 *
 * An amount that isn't a finite number is written as a dash. If the currency's code isn't three capital letters, it is
 * written after the number.
 *
 * @param english the agency writes its prices in English, whatever the language of the interface
 * @param wholeUnits rounds it to whole units, written without decimals
 * @rule 7.12
 */
export function formatMoney(
  { amount, currency }: Money,
  language: LanguageCode,
  english: boolean,
  wholeUnits?: WholeUnits,
): string {
  if (!Number.isFinite(amount)) return MISSING_AMOUNT_TEXT;
  const locale = intlLocale(english ? 'en' : language);
  const text =
    wholeUnits === undefined
      ? amountFormatter(locale, validCurrencyCode(currency)).format(amount)
      : amountFormatter(locale, validCurrencyCode(currency), 0).format(Math[wholeUnits](amount));
  return validCurrencyCode(currency) === ''
    ? `${text} ${currency}`.trim()
    : text.replace(LATIN_CURRENCY_SIGN, WITH_LEFT_TO_RIGHT_MARK);
}

/** More digits than a number represents exactly. */
const MAX_DIGITS = 15;

/**
 * Whether an amount can be shown: it isn't rounded to zero, as a hundredth of a yen would be, and has at most 15
 * digits, including decimals.
 * @rule 7.12, 7.14
 */
export function isPrintable({ amount, currency }: Money): boolean {
  const parts = amountFormatter('en', validCurrencyCode(currency)).formatToParts(amount);
  const digits = parts
    .flatMap(({ type, value }) => (type === 'integer' || type === 'fraction' ? [value] : []))
    .join('');
  return digits.length <= MAX_DIGITS && (amount === 0 || /[1-9]/.test(digits));
}

/** The empty code for an invalid one, for which `Intl` would throw. */
function validCurrencyCode(currency: string): string {
  return /^[A-Z]{3}$/.test(currency) ? currency : '';
}
