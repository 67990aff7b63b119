import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../../application/notices/create-notices.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import { lazyComponent, useLazyState } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';
import { CloseToast } from './close-toast.tsx';
import { useMessageText } from './message-text.tsx';
import styles from './toaster.module.css';

const lazyToastList = lazyComponent('toast-list', async () => (await import('./toast-list.tsx')).ToastList);

interface Props {
  /** Shows the toasts once its code is loaded. */
  readonly toastList?: typeof lazyToastList;
}

/**
 * Toasts in the upper corner, each for five seconds. react-toastify shows them, and is loaded with the first one. Until
 * it is loaded, or if that fails, they are plain boxes in the same place, because toasts also report code that couldn't
 * be loaded; plain boxes stay longer. The next toast tries again.
 *
 * The live regions are rendered before any toast: screen readers announce changes in an existing live region, but often
 * not a new one.
 *
 * @see rules §8; https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA19
 */
export function Toaster({ toastList = lazyToastList }: Props) {
  const { t } = useTranslation();
  const toasts = useLive(useShell().notices.toasts);
  const list = useLazyState(toastList, { enabled: toasts.length > 0, resetKey: toasts.map(({ id }) => id).join() });

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
        {list.kind === 'ready' ? (
          <list.component toasts={toasts} />
        ) : (
          <div className={styles.plain}>
            {toasts.map((toast) => (
              <PlainToast key={toast.id} toast={toast} />
            ))}
          </div>
        )}
      </section>
    </>
  );
}

/** In milliseconds; long enough to be read, because without the library there is no pause on hover. */
const PLAIN_TOAST_MS = 20_000;

function PlainToast({ toast }: { readonly toast: Toast }) {
  const { notices } = useShell();
  const { id } = toast;
  useEffect(() => {
    const closing = setTimeout(() => notices.dismiss(id), PLAIN_TOAST_MS);
    return () => clearTimeout(closing);
  }, [notices, id]);

  return (
    <div className={styles.box}>
      <p className={styles.text}>
        <ToastText toast={toast} />
      </p>
      <CloseToast onClose={() => notices.dismiss(id)} />
    </div>
  );
}

function ToastText({ toast: { message } }: { readonly toast: Toast }) {
  return <AuthoredText text={useMessageText(message)} />;
}
