import { CloudOff, RotateCw } from 'lucide-react';
import { buttonClass } from '../kit/button-class.ts';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import styles from './deals-failed.module.css';

/** Failure is not emptiness: a quiet word beside the promo card (readings 34). */
export function DealsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { id } = useShell().session;
  return (
    <div className={styles.notice}>
      <CloudOff size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>{t('deals.failed')}</p>
        <p className={styles.quote}>{t('quoteSession', { id })}</p>
      </div>
      <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
        <RotateCw size={16} aria-hidden="true" />
        {t('retry')}
      </button>
    </div>
  );
}
