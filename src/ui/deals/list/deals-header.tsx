import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import styles from './deals-header.module.css';

interface Props {
  readonly product: DealProduct;
  /** Controls that scroll the deals, if any. */
  readonly children?: ReactNode;
}

/** The heading of a list of deals; as high with arrows as without, so that nothing moves. */
export function DealsHeader({ product, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.header}>
      <p>{t(`deals.searchedFor.${product}`)}</p>
      {children}
    </div>
  );
}
