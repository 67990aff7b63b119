import { priceText } from '@livery/ui/price-text';
import type { Money } from '../../domain/market/money.ts';
import { usePrices } from '../market/use-prices.ts';

/**
 * A credit in the traveller's currency, with `≈` where it was converted; `null` for none, and while rates are
 * loading.
 */
export function useCreditText(credits: Money | null): string | null {
  const prices = usePrices();
  return credits === null || prices.pending ? null : priceText(prices.display(credits));
}
