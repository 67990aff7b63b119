import type { Money } from '@livery/remote';

/**
 * `60 USD`, `1,200 USD`, `1 200,50 USD`: a number in the format of any of the site's languages, and a currency code.
 */
const AMOUNT_PATTERN = /(?<![\d.,])(\d{1,3}(?:[.,\s’]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?([A-Z]{3})\b/g;

/** Currency codes that are also words in capitals: `2 ALL`, `1 TRY`. */
const CODES_THAT_ARE_WORDS = new Set(['ALL', 'CUP', 'MAD', 'PEN', 'SOS', 'TOP', 'TRY']);
/** From this amount on, such a code is a currency: no text has a count this high. */
const MIN_CURRENCY_AMOUNT = 100;

/**
 * A text from the platform with its amounts rewritten.
 *
 * @param write returns `null` if it isn't an amount, such as `24 SQM`, which stays as it is
 */
export function replaceAmounts(text: string, write: (amount: Money) => string | null): string {
  return text.replace(
    AMOUNT_PATTERN,
    (amountText: string, whole: string, cents: string | undefined, currency: string) => {
      const amount = Number(`${whole.replace(/\D/g, '')}.${cents ?? '0'}`);
      if (CODES_THAT_ARE_WORDS.has(currency) && amount < MIN_CURRENCY_AMOUNT && cents === undefined) return amountText;
      return write({ amount, currency }) ?? amountText;
    },
  );
}
