import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import text from '@livery/ui/text.module.css';
import { Clock } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';
import { HoldClock } from './hold-clock.tsx';

interface Props {
  readonly hold: ResortHold;
  /** The page to return to without booking; leaving the checkout releases the hold. */
  readonly back: string;
  readonly onTimeIsUp: (hold: ResortHold) => void;
}

/** The hold with its countdown, and a button to release it. */
export function HoldBanner({ hold, back, onTimeIsUp }: Props) {
  const { t } = useTranslation('resort');
  const { navigate } = useRemote();
  const [confirming, setConfirming] = useState(false);
  const endHold = useCallback(() => onTimeIsUp(hold), [onTimeIsUp, hold]);
  return (
    <section className={styles.banner} aria-label={t('hold.title')}>
      <Clock size={28} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles.bannerWords}>
        <p className={text.strong}>{t('hold.title')}</p>
        <p>{t('hold.hint')}</p>
      </div>
      {hold.expiresAt !== null && <HoldClock expiresAt={hold.expiresAt} onEnd={endHold} />}
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('hold.release')}
      </Button>
      {confirming && (
        <ConfirmDialog
          heading={t('hold.releaseTitle')}
          confirm={t('hold.release')}
          danger
          onConfirm={() => navigate(back)}
          onClose={() => setConfirming(false)}
        >
          <p>{t('hold.releaseHint')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
