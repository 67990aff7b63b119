import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { ToastCards } from './toast-cards.tsx';
import styles from './toaster.module.css';
import { useHeld } from './use-held.ts';

/**
 * Toasts in the upper corner, failures above the others, each for five seconds;
 * time stands still while somebody points at them or is among them with the
 * keyboard. The live regions are there before any toast: screen readers read
 * out what changes in one, and often not one that is new itself. What shows
 * toasts is not lazy: they tell of lost code too.
 *
 * @see specification §8; https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA19
 */
export function Toaster() {
  const { t } = useTranslation();
  const toasts = useLive(useShell().notices.toasts);
  const place = useRef<HTMLElement>(null);
  const { isHeld, release } = useHeld(place);
  const failures = toasts.filter(({ tone }) => tone === 'failure');
  const others = toasts.filter(({ tone }) => tone !== 'failure');

  return (
    <section ref={place} className={styles.place} aria-label={toasts.length > 0 ? t('toasts.label') : undefined}>
      <div aria-live="assertive" className={styles.list}>
        <ToastCards toasts={failures} isHeld={isHeld} onClosed={release} />
      </div>
      <div aria-live="polite" className={styles.list}>
        <ToastCards toasts={others} isHeld={isHeld} onClosed={release} />
      </div>
    </section>
  );
}
