import { displayParts } from '@livery/contract/market/display-parts';
import type { Money } from '@livery/contract/remotes/remote-context';
import { priceText } from '@livery/ui/price-text';
import { useLive } from '@livery/ui/use-live';
import { useRemote } from '../use-remote.ts';

/**
 * Writes the parts of a price in the visitor's currency, each like `money` of `useFormat`, so that they add up to the
 * shown price: if each were converted and rounded separately, they might miss it by a cent.
 */
export function usePriceParts(): (price: Money, parts: readonly number[]) => readonly string[] {
  const context = useRemote();
  useLive(context.language);
  useLive(context.currency);
  useLive(context.rates);
  return (price, parts) => displayParts(price, parts, (amount) => context.formatMoney(amount)).map(priceText);
}
