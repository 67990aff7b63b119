import type { Money } from '../../domain/market/money.ts';
import { usePrices } from '../market/use-prices.ts';

/**
 * A credit in the traveller's currency, with `≈` where it was converted; `null` for none, and while rates are
 * loading.
 */
export function useCreditText(credits: Money | null): string | null {
  const prices = usePrices();
  if (credits === null || prices.pending) return null;
  const { text, converted } = prices.display(credits);
  return converted ? `≈\u00a0${text}` : text;
}
