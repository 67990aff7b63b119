import { memo } from 'react';
import type { CurrencyEntry } from '../../../domain/market/currencies.ts';
import { Option } from '../../kit/dialogs/option.tsx';
import { Flag } from '../flag.tsx';
import styles from './currency-option.module.css';

interface Props {
  readonly id: string;
  readonly index: number;
  readonly entry: CurrencyEntry;
  readonly chosen: boolean;
  readonly active: boolean;
  /** The same function for every option, so that moving from one to the next renders only two. */
  readonly onChoose: (index: number) => void;
}

/** A country, and what it pays with. */
export const CurrencyOption = memo(function CurrencyOption({ entry, ...option }: Props) {
  return (
    <Option {...option}>
      <Flag country={entry.code} />
      <span className={styles.names}>
        <bdi className={styles.name}>{entry.name}</bdi>{' '}
        {entry.currencyName !== undefined && <bdi className={styles.currencyName}>{entry.currencyName}</bdi>}
      </span>
      <bdi className={styles.currency}>{entry.currency}</bdi>
    </Option>
  );
});
