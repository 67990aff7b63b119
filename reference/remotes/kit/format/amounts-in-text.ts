import type { Money } from '@livery/remote';

/** `60 USD`, `1,200 USD`, `1 200,50 USD`: a number as any of the site's languages writes it, and a currency's code. */
const AMOUNT_PATTERN = /(?<![\d.,])(\d{1,3}(?:[.,\s’]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s?([A-Z]{3})\b/g;

/** Codes of currencies that are words, too, when they are shouted: `2 ALL`, `1 TRY`. */
const CODES_THAT_ARE_WORDS = new Set(['ALL', 'CUP', 'MAD', 'PEN', 'SOS', 'TOP', 'TRY']);
/** From so much on, it is the currency: no text counts as many of the rest. */
const MIN_CURRENCY_AMOUNT = 100;

/**
 * A platform's text with its amounts written otherwise.
 *
 * @param write `null` for what is no amount, such as `24 SQM`: it stays as it is
 */
export function replaceAmounts(text: string, write: (amount: Money) => string | null): string {
  return text.replace(AMOUNT_PATTERN, (written: string, whole: string, cents: string | undefined, currency: string) => {
    const amount = Number(`${whole.replace(/\D/g, '')}.${cents ?? '0'}`);
    if (CODES_THAT_ARE_WORDS.has(currency) && amount < MIN_CURRENCY_AMOUNT && cents === undefined) return written;
    return write({ amount, currency }) ?? written;
  });
}
