import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import styles from './deals-header.module.css';

interface Props {
  readonly product: DealProduct;
  /** What moves the deals, where something does. */
  readonly children?: ReactNode;
}

/** What the deals below were searched for; the same height with and without arrows, so that nothing moves. */
export function DealsHeader({ product, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.header}>
      <p>{t(`deals.searchedFor.${product}`)}</p>
      {children}
    </div>
  );
}
