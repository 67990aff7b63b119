import { buttonClass } from '@livery/ui/button-class';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Updates } from '../../../application/navigation/create-updates.ts';
import { useShell } from '../../shell-context.tsx';
import styles from './update-notice.module.css';
import { useQuiet } from './use-quiet.ts';

/**
 * Offers a reload once the site serves another build, when it doesn't interrupt the visitor; nothing reloads
 * automatically.
 */
export function UpdateNotice({ updates }: { readonly updates: Updates }) {
  const { t } = useTranslation();
  const { market, notices } = useShell();
  const isOffered = useLive(updates.isOffered);
  const isQuiet = useQuiet();
  const hasToasts = useLive(notices.toasts).length > 0;
  const isShown = isOffered && isQuiet && !hasToasts;
  const [, render] = useState({});
  // If a remote module has marked unsaved input meanwhile, the notice is hidden instead.
  const reload = () => (market.hasUnsaved() ? render({}) : window.location.reload());

  const dismiss = () => {
    updates.dismiss();
    // Otherwise the focus would be lost with the button.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    const controller = new AbortController();
    const onChange = () => updates.visibilityChanged(document.visibilityState === 'visible');
    onChange();
    document.addEventListener('visibilitychange', onChange, { signal: controller.signal });
    return () => {
      controller.abort();
      updates.visibilityChanged(false);
    };
  }, [updates]);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown && t('update.available')}</span>
      </VisuallyHidden>
      {isShown && (
        <section className={styles.notice} aria-labelledby="update-notice">
          <RefreshCw size={20} aria-hidden="true" />
          <p id="update-notice" className={styles.text}>
            {t('update.available')}
          </p>
          <div className={styles.actions}>
            <button type="button" className={buttonClass('primary')} onClick={reload}>
              {t('error.reload')}
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={dismiss}>
              {t('update.later')}
            </button>
          </div>
        </section>
      )}
    </>
  );
}
