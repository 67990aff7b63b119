import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.tsx';
import styles from './checkout.module.css';
import { clockText, minutesTold } from './clock-words.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Called once the time is up; a constant function. */
  readonly onEnd: () => void;
}

/** How long something is still held: seen with every second, heard a few times only. */
export function HoldClock({ expiresAt, onEnd }: Props) {
  const { t } = useTranslation('resort');
  const seconds = useSecondsLeft(expiresAt);
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
        <output>{t('hold.left', { count: minutesTold(seconds) })}</output>
      </VisuallyHidden>
    </>
  );
}
