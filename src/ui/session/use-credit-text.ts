import type { Money } from '@livery/contract/market/money';
import { priceText } from '@livery/ui/price-text';
import { usePrices } from '../market/use-prices.ts';

/**
 * A credit in the traveller's currency, with `≈` if it was converted; `null` if there is none, and while rates are
 * loading.
 */
export function useCreditText(credits: Money | null): string | null {
  const prices = usePrices();
  return credits === null || prices.pending ? null : priceText(prices.display(credits));
}
