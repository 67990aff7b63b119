import { useAddressQuery } from '@livery/remote';
import { RadioTabs } from '@livery/ui/radio-tabs';
import { useTranslation } from 'react-i18next';
import { FILTER_FORM } from './apply-filters.tsx';
import styles from './results-bar.module.css';

interface SortOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The price of the first result in this order. */
  readonly note?: string | undefined;
}

interface Props<Value extends string> {
  /** The number of results as text. */
  readonly found: string;
  /** The current order. */
  readonly order: Value;
  /** The first is the default. */
  readonly orders: readonly SortOption<Value>[];
}

/** The number of results, and their sort order: `?sort=…` in the address. */
export function ResultsBar<Value extends string>({ found, order, orders }: Props<Value>) {
  const { t } = useTranslation('kit');
  const { open } = useAddressQuery();
  return (
    <div className={styles.bar}>
      <output tabIndex={-1} className={styles.count}>
        {found}
      </output>
      {orders.length > 1 && (
        <RadioTabs
          label={t('results.order')}
          name="sort"
          form={FILTER_FORM}
          value={order}
          options={orders}
          onChange={(value) => open({ sort: value === orders[0]?.value ? null : value })}
        />
      )}
    </div>
  );
}
