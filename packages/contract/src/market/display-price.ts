import { convert } from './convert.ts';
import { type CurrencyChoice, DEAL_CURRENCY, DEFAULT_CURRENCY } from './currency-choice.ts';
import type { ExchangeRates } from './exchange-rates.ts';
import { formatMoney, isPrintable } from './format-money.ts';
import type { LanguageCode } from './language.ts';
import type { CurrencyCode, Money, WholeUnits } from './money.ts';

/** A price as it is shown; a `converted` one is approximate, not exact to the cent. @rule 7.13 */
export interface DisplayedPrice {
  readonly text: string;
  readonly converted: boolean;
  readonly shown: Money;
}

/** How prices are to be shown. */
export interface PriceDisplay {
  readonly currency: CurrencyCode;
  readonly rates: ExchangeRates | undefined;
  readonly language: LanguageCode;
  readonly english: boolean;
}

/**
 * Shows a price in the traveller's currency, or in the price's currency if no rate can be used or the converted amount
 * can't be printed. The text is that of `formatMoney`, without a sign that it was converted (rules §7, currency
 * conversion; rules 7.12, 7.13 and 7.14).
 *
 * @param wholeUnits writes it in whole units; `shown` stays as it is
 * @rule 2.18, 7.12, 7.13
 */
export function displayPrice(
  price: Money,
  { currency, rates, language, english }: PriceDisplay,
  wholeUnits?: WholeUnits,
): DisplayedPrice {
  const convertedResult = convert(price, currency, rates ?? new Map());
  const shownPrice = convertedResult.ok && isPrintable(convertedResult.value) ? convertedResult.value : price;
  return {
    text: formatMoney(shownPrice, language, english, wholeUnits),
    converted: shownPrice.currency !== price.currency,
    shown: shownPrice,
  };
}

/**
 * The currency in which prices are shown: the traveller's, or US dollars if there is no usable rate for it. So whatever
 * names a currency agrees with the prices next to it.
 *
 * @param rates empty if they aren't available
 * @rule 8.1
 */
export function shownCurrency(choice: CurrencyChoice, rates: ExchangeRates): CurrencyChoice {
  return convert({ amount: 1, currency: DEAL_CURRENCY }, choice.currency, rates).ok ? choice : DEFAULT_CURRENCY;
}
