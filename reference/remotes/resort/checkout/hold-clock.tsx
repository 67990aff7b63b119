import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';

/** Minutes that are announced to screen readers. */
const ANNOUNCED_MINUTES = [1, 2, 5, 10, 15];

/** Formats seconds as a clock, such as `14:59`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The remaining minutes in steps, so that screen readers announce them rarely, not every second. */
export function announcedMinutes(seconds: number): number {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return ANNOUNCED_MINUTES.find((step) => minutes <= step) ?? minutes;
}

interface Props {
  readonly expiresAt: Temporal.Instant;
  /** Called once the time is up; a constant function. */
  readonly onEnd: () => void;
}

/** Countdown of a hold: shown every second, announced to screen readers only a few times. */
export function HoldClock({ expiresAt, onEnd }: Props) {
  const { t } = useTranslation('resort');
  const seconds = useSecondsLeft(expiresAt.epochMilliseconds);
  const over = seconds === 0;
  useEffect(() => {
    if (over) onEnd();
  }, [over, onEnd]);
  return (
    <>
      <bdi role="timer" dir="ltr" aria-label={t('hold.clock')} className={styles.clock}>
        {clockText(seconds)}
      </bdi>
      <VisuallyHidden>
        <output>{t('hold.left', { count: announcedMinutes(seconds) })}</output>
      </VisuallyHidden>
    </>
  );
}

/**
 * Whole seconds until an instant, rounded up; 0 from then on.
 *
 * @param until milliseconds since 1970
 */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      const time = Date.now();
      setNow(time);
      if (time >= until) clearInterval(ticking);
    }, 1000);
    return () => clearInterval(ticking);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
