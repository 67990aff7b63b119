import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { HiddenPrice } from './hidden-price.tsx';
import { PriceList } from './price-list.tsx';
import { PricePlace } from './price-place.tsx';

/**
 * What a deal costs, for those who may know.
 *
 * @see rules §5, price rows
 */
export function DealPrice({ rates }: { readonly rates: DealRates }) {
  const shown = useLive(useShell().deals.showsPrices);
  return <PricePlace>{shown ? <PriceList rates={rates} /> : <HiddenPrice />}</PricePlace>;
}
