import { DialogBar } from '@livery/ui/dialog-bar';
import { Spinner } from '@livery/ui/spinner';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { ContactLink } from '../agency/contact-link.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { useShell } from '../shell-context.tsx';
import styles from './chat-window.module.css';

/** The deployment's chat widget in a sandboxed frame that can't access the page (rules §6). */
export function ChatWindow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  useOverlay(true);
  const { chatWidgetUrl } = useLive(useShell().agency.policies);
  const address = safeLink('returnUrl', chatWidgetUrl);
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.show();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={styles.window}
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <DialogBar id={id} heading={t('chat.title')} className={styles.bar} onClose={onClose} />
      {address?.startsWith('https:') ? (
        <div className={styles.place}>
          <p className={styles.wait}>
            <Spinner />
            <span>{t('chat.loading')}</span>
          </p>
          <iframe
            className={styles.frame}
            src={address}
            title={t('chat.title')}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="no-referrer"
          />
        </div>
      ) : (
        <div className={styles.closed}>
          <p>{t('chat.unavailable')}</p>
          <ContactLink variant="secondary" />
        </div>
      )}
    </dialog>
  );
}
