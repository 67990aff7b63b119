import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import type { Account } from './account.ts';
import styles from './loyalty.module.css';
import { usePendingPoints } from './use-pending-points.ts';

/** The number of points, including those of the last booking. */
export function Balance({ account }: { readonly account: Account }) {
  const { t } = useTranslation('loyalty');
  const pending = usePendingPoints(account.credited);
  return (
    <>
      <p className={styles.points}>{t('points', { count: account.points + (pending?.points ?? 0) })}</p>
      {pending !== null && (
        <Notice tone="success">{t('pending', { count: pending.points, reference: pending.reference })}</Notice>
      )}
    </>
  );
}
