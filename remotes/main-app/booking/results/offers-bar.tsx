import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { ResultsBar } from '../../../kit/search/results-bar.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Product } from '../product/product.ts';
import { ORDERS } from './sort-offers.ts';

/** Orders that would give prices away. */
const BY_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest']);

interface Props {
  readonly product: Product;
  readonly count: number;
}

/** How many offers there are, and in which order. */
export function OffersBar({ product, count }: Props) {
  const { t } = useTranslation('booking');
  const { read } = useAddressQuery();
  const { showsPrices } = useLive(useRemote().session);
  const offered = ORDERS[product].filter((order) => showsPrices || !BY_PRICE.has(order));
  return (
    <ResultsBar
      found={t(`results.found.${product}`, { count })}
      order={read('sort') || (offered[0] ?? '')}
      orders={offered.map((value) => ({ value, label: t(`orders.${value}`) }))}
    />
  );
}
