import { SelectField } from '../../kit/select-field.tsx';
import { useQuery } from '../../kit/use-query.ts';
import { useVoice } from '../../kit/use-voice.ts';
import styles from './results.module.css';
import type { Order } from './sort-deals.ts';

interface Props {
  readonly count: number;
  readonly order: Order;
  readonly offered: readonly Order[];
}

/** How many there are, and in which order. */
export function DealsBar({ count, order, offered }: Props) {
  const say = useVoice();
  const { change } = useQuery();
  return (
    <div className={styles.bar}>
      <output className={styles.count}>{say('count.found', { count })}</output>
      <div className={styles.order}>
        <SelectField
          label={say('results.order')}
          value={order}
          options={offered.map((value) => ({ value, label: say(`orders.${value}`) }))}
          onChange={(value) => change({ sort: value === 'nearest' ? null : value })}
        />
      </div>
    </div>
  );
}
