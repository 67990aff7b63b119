import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import { buttonClass } from '../../kit/buttons/button-class.ts';
import { FailureText } from '../../notices/failure-text.tsx';
import { useShell } from '../../shell-context.tsx';
import styles from './deals-failed.module.css';

interface Props {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
}

/** Failure is not emptiness: a quiet word beside the promo card and why (rules 4.7 and 8.1). */
export function DealsFailed({ failure, onRetry }: Props) {
  const { t } = useTranslation();
  const { id } = useShell().session;
  return (
    <div className={styles.notice}>
      <CloudOff size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>{t('deals.failed')}</p>
        <p className={styles.reason}>
          <FailureText failure={failure} situation="call" />
        </p>
        <p className={styles.quote}>{t('quoteSession', { id })}</p>
      </div>
      <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
        <RotateCw size={16} aria-hidden="true" />
        {t('retry')}
      </button>
    </div>
  );
}
