import { useRef } from 'react';
import type { Toast } from '../../application/notices/notices.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toast-list.module.css';
import { useHeld } from './use-held.ts';

/**
 * Toasts in the upper corner, each for five seconds; time stands still while
 * somebody points at them or is among them with the keyboard.
 *
 * @see specification §8
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLElement>(null);
  const { isHeld, release } = useHeld(list);
  return (
    <section ref={list} className={styles.list} aria-label={t('toasts.label')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onClosed={release} />
      ))}
    </section>
  );
}
