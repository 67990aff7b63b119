import { buttonClass } from '@livery/ui/button-class';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { Consent } from '../../domain/analytics/analytics-scripts.ts';
import { useShell } from '../shell-context.tsx';
import styles from './consent-choice.module.css';

/** Accept and Decline, both equally prominent. */
export function ConsentChoice({ onDecided }: { readonly onDecided?: () => void }) {
  const { t } = useTranslation();
  const { analytics } = useShell();
  const scripts = useLive(analytics.scripts);
  return (
    <div className={styles.choice}>
      <button type="button" className={buttonClass('secondary')} onClick={() => decide('denied')}>
        {t('consent.decline')}
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={() => decide('granted')}>
        {t('consent.accept')}
      </button>
    </div>
  );

  /** Running analytics scripts can only be stopped by a reload. */
  function decide(consent: Exclude<Consent, 'undecided'>) {
    const measures = scripts.length > 0;
    analytics.decide(consent);
    onDecided?.();
    if (measures && consent === 'denied') window.location.reload();
  }
}
