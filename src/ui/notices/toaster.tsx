import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../design/use-live.ts';
import { VisuallyHidden } from '../../../design/visually-hidden.tsx';
import type { Toast } from '../../application/notices/open-notices.ts';
import { TOAST_SETTINGS } from '../../domain/notices/toast-settings.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import { useShell } from '../shell-context.tsx';
import { useMessageText } from './message-text.tsx';
import type { ToastListProps } from './toast-list.tsx';
import styles from './toaster.module.css';

/**
 * Toasts in the upper corner, each for five seconds. react-toastify shows them, and is loaded with the first one;
 * until then, or where it can't be loaded, they are plain boxes in the same place, because toasts also report code
 * that could not be loaded. The next toast tries again.
 *
 * The live regions are rendered before any toast: screen readers announce changes in an existing live region, and
 * often not a new one.
 *
 * @see rules §8; https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA19
 */
export function Toaster() {
  const { t } = useTranslation();
  const toasts = useLive(useShell().notices.toasts);
  const ToastList = useToastList(toasts);

  return (
    <>
      <VisuallyHidden>
        <span role="alert">
          {toasts.map((toast) => toast.tone === 'failure' && <ToastText key={toast.id} toast={toast} />)}
        </span>
        <span role="status">
          {toasts.map((toast) => toast.tone !== 'failure' && <ToastText key={toast.id} toast={toast} />)}
        </span>
      </VisuallyHidden>
      <section className={styles.toasts} aria-label={toasts.length > 0 ? t('toasts.label') : undefined}>
        {ToastList === undefined ? (
          <div className={styles.plain}>
            {toasts.map((toast) => (
              <PlainToast key={toast.id} toast={toast} />
            ))}
          </div>
        ) : (
          <ToastList toasts={toasts} />
        )}
      </section>
    </>
  );
}

/** The list that react-toastify shows: `undefined` until the first toast. */
function useToastList(toasts: readonly Toast[]): ComponentType<ToastListProps> | undefined {
  const [list, setList] = useState<ComponentType<ToastListProps>>();
  const isNeeded = list === undefined && toasts.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast tries again.
  useEffect(() => {
    if (!isNeeded) return;
    import('./toast-list.tsx').then(
      ({ ToastList }) => setList(() => ToastList),
      () => undefined,
    );
  }, [isNeeded, toasts]);

  return list;
}

function PlainToast({ toast }: { readonly toast: Toast }) {
  const { notices } = useShell();

  useEffect(() => {
    const timer = setTimeout(() => notices.dismiss(toast.id), TOAST_SETTINGS.autoCloseMs);
    return () => clearTimeout(timer);
  }, [notices, toast.id]);

  return (
    <p className={styles.box}>
      <ToastText toast={toast} />
    </p>
  );
}

function ToastText({ toast: { message } }: { readonly toast: Toast }) {
  return <AuthoredText text={useMessageText(message)} />;
}
