import { SelectField } from '../../../kit/select-field.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useQuery } from '../../../kit/use-query.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Product } from '../product/product.ts';
import styles from './results-bar.module.css';
import { ORDERS } from './sort-offers.ts';

/** Orders that would give prices away. */
const BY_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest']);

interface Props {
  readonly product: Product;
  readonly count: number;
}

/** How many there are, and in which order. */
export function ResultsBar({ product, count }: Props) {
  const say = useVoice();
  const { read, change } = useQuery();
  const { showsPrices } = useLive(useRemote().session);
  const [first = '', ...others] = ORDERS[product].filter((order) => showsPrices || !BY_PRICE.has(order));
  const options = [first, ...others].map((order) => ({ value: order, label: say(`orders.${order}`) }));
  return (
    <div className={styles.bar}>
      <output className={styles.count}>{say(`results.found.${product}`, { count })}</output>
      {others.length > 0 && (
        <div className={styles.order}>
          <SelectField
            label={say('results.order')}
            value={read('sort') || first}
            options={options}
            onChange={(order) => change({ sort: order === first ? null : order })}
          />
        </div>
      )}
    </div>
  );
}
