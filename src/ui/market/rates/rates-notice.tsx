import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotConvertedReason } from '../../../application/market/market.ts';
import { RetryButton } from '../../kit/states/load-failure.tsx';
import { FailureText } from '../../notices/message-text.tsx';
import { useShell } from '../../shell-context.tsx';
import styles from './rates-notice.module.css';

/** Explains why prices are in US dollars, though the visitor has chosen another currency (rules 8.1). */
export function RatesNotice({ reason }: { readonly reason: NotConvertedReason }) {
  const { t } = useTranslation();
  const { market } = useShell();
  return (
    <div className={styles.notice} role="status">
      <Banknote size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>
          {reason.kind === 'rates-failed' ? (
            <FailureText failure={reason.failure} situation="exchangeRates" />
          ) : (
            t('currencies.noRate', { currency: reason.currency })
          )}
        </p>
        <p className={styles.consequence}>{t('currencies.inDollars')}</p>
      </div>
      {reason.kind === 'rates-failed' && <RetryButton onClick={market.loadRates} />}
    </div>
  );
}
