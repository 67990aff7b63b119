import { FLIGHT_CHECKOUT } from '@livery/contract/agency/products';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { matchesPattern } from '../shared/matches-pattern.ts';

/**
 * The address that shows a page in another currency. The address overrides other sources, so `currency` and `code` are
 * set even if they weren't there. The flight checkout reads its currency from `curr`, so there that parameter is set
 * instead of `currency`.
 *
 * @returns a new address; the given one stays as it is
 * @rule 2.16, 4.18
 */
export function withCurrency(address: URL, { currency, country }: CurrencyChoice): URL {
  const changedUrl = new URL(address);
  const query = changedUrl.searchParams;
  if (matchesPattern(address.pathname, FLIGHT_CHECKOUT)) {
    query.delete('currency');
    query.set('curr', currency);
  } else {
    query.set('currency', currency);
  }
  query.set('code', country);
  return changedUrl;
}
