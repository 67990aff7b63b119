import { displayPrice } from '@livery/contract/market/display-price';
import type { LanguageCode } from '@livery/contract/market/language';
import type { Prices } from '../../../src/application/market/market.ts';

/** Prices in US dollars, or converted at a rate of 4 to the dollar, as of 5 February 2026. */
export function somePrices(of: { currency?: string; language?: LanguageCode; pending?: boolean } = {}): Prices {
  const { currency = 'USD', language = 'en', pending = false } = of;
  const rates = new Map([
    ['USD', 1],
    [currency, currency === 'USD' ? 1 : 4],
  ]);
  return {
    pending,
    asOf: Temporal.PlainDate.from('2026-02-05'),
    display: (price) => displayPrice(price, { currency, rates, language, english: false }),
  };
}
