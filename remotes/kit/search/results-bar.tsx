import { useAddressQuery } from '@livery/remote';
import { type Choice, SelectField } from '@livery/ui/select-field';
import { useTranslation } from 'react-i18next';
import styles from './results-bar.module.css';

interface Props {
  /** The number of results, in words. */
  readonly found: string;
  /** The current order. */
  readonly order: string;
  /** The first is the default. */
  readonly orders: readonly Choice[];
}

/** The number of results, and their order: `?sort=…` of the address. */
export function ResultsBar({ found, order, orders }: Props) {
  const { t } = useTranslation('kit');
  const { change } = useAddressQuery();
  return (
    <div className={styles.bar}>
      <output className={styles.count}>{found}</output>
      {orders.length > 1 && (
        <div className={styles.order}>
          <SelectField
            label={t('results.order')}
            value={order}
            options={orders}
            onChange={(value) => change({ sort: value === orders[0]?.value ? null : value })}
          />
        </div>
      )}
    </div>
  );
}
