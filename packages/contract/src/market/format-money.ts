import { amountFormatter } from './amount-formatter.ts';
import { intlLocale, type LanguageCode } from './language.ts';
import type { Money, WholeUnits } from './money.ts';

/** Stands for an amount that can't be formatted. */
const MISSING_AMOUNT_TEXT = '—';

/**
 * A sign like `US$` behind an Arabic amount would be read as `$US`, but for a mark that is read from left to right after
 * it: messages take isolates out of their values, marks stay.
 */
const LATIN_CURRENCY_SIGN = /(?<=^\u200f.*)[A-Z]+\p{Sc}/u;
const WITH_LEFT_TO_RIGHT_MARK = '$&\u200e';

/**
 * Writes an amount in a language, with the decimals that ISO 4217 gives its
 * currency: three for dinars of Kuwait, none for yen. Never throws.
 *
 * An amount that is no finite number is a dash. A currency whose code isn't
 * three capital letters is no currency: it follows the bare number.
 *
 * @param english the agency writes its prices in English, whatever the language of the interface
 * @param whole rounds it to whole units, written without decimals
 * @rule 7.12
 */
export function formatMoney(
  { amount, currency }: Money,
  language: LanguageCode,
  english: boolean,
  whole?: WholeUnits,
): string {
  if (!Number.isFinite(amount)) return MISSING_AMOUNT_TEXT;
  const locale = intlLocale(english ? 'en' : language);
  const text =
    whole === undefined
      ? amountFormatter(locale, validCurrencyCode(currency)).format(amount)
      : amountFormatter(locale, validCurrencyCode(currency), 0).format(Math[whole](amount));
  return validCurrencyCode(currency) === ''
    ? `${text} ${currency}`.trim()
    : text.replace(LATIN_CURRENCY_SIGN, WITH_LEFT_TO_RIGHT_MARK);
}

/** More digits than a number represents exactly. */
const MAX_DIGITS = 15;

/**
 * Whether an amount can be shown by its digits: it is not rounded to nothing,
 * as a cent of a yen would be, and has 15 digits at most, decimals included.
 * @rule 7.12, 7.14
 */
export function isPrintable({ amount, currency }: Money): boolean {
  const parts = amountFormatter('en', validCurrencyCode(currency)).formatToParts(amount);
  const digits = parts
    .flatMap(({ type, value }) => (type === 'integer' || type === 'fraction' ? [value] : []))
    .join('');
  return digits.length <= MAX_DIGITS && (amount === 0 || /[1-9]/.test(digits));
}

/** The empty code for what is none: `Intl` throws at it. */
function validCurrencyCode(currency: string): string {
  return /^[A-Z]{3}$/.test(currency) ? currency : '';
}
