import type { CallFailure } from '@livery/contract/notices/call-failure';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../kit/states/load-failure.tsx';
import { SessionQuote } from '../../kit/states/session-quote.tsx';
import { FailureText } from '../../notices/message-text.tsx';
import styles from './deals-failed.module.css';

interface Props {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
}

/**
 * A notice next to the promo card with the reason of a failed search, so that it doesn't look like an empty result
 * (rules 4.7 and 8.1).
 */
export function DealsFailed({ failure, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <CloudOff size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>{t('deals.failed')}</p>
        <p className={styles.reason}>
          <FailureText failure={failure} situation="call" />
        </p>
        <p className={styles.quote}>
          <SessionQuote />
        </p>
      </div>
      <RetryButton onClick={onRetry} />
    </div>
  );
}
