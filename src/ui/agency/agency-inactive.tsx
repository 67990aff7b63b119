import { Ban } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from './agency-context.tsx';
import styles from './agency-inactive.module.css';
import { AgencyMark } from './agency-mark.tsx';
import { ContactLink } from './contact-link.tsx';

/** The agency may not sell: a modal that can't be closed (rules §4, agency status). @rule 4.1 */
export function AgencyInactive() {
  const { t } = useTranslation();
  const dialog = usePermanentDialog();
  return (
    <main className={styles.page}>
      <DocumentTitle />
      <dialog
        ref={dialog}
        open
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="agency-inactive"
        closedby="none"
        tabIndex={-1}
        className={styles.dialog}
      >
        <AgencyMark />
        <div className={styles.icon} aria-hidden="true">
          <Ban size={28} strokeWidth={1.75} />
        </div>
        <h1 id="agency-inactive" className={styles.heading}>
          {t('agency.inactive')}
        </h1>
        <ContactLink variant="secondary" />
      </dialog>
    </main>
  );
}

/**
 * Opens a dialog as a modal that can't be closed, with the focus inside. Escape and the back gesture are prevented;
 * some browsers only allow preventing the first one, so the dialog is opened again.
 */
function usePermanentDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const open = () => {
      if (!dialog.open) dialog.showModal();
      // Focus the text, not a button, so that screen readers read it first.
      dialog.focus();
    };
    const preventClosing = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') event.preventDefault();
    };
    const takeFocusBack = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && document.hasFocus()) dialog.focus();
    };
    // The server-rendered dialog is open, but not modal.
    dialog.close();
    open();
    const controller = new AbortController();
    dialog.addEventListener('close', open, controller);
    dialog.addEventListener('cancel', preventClosing, controller);
    dialog.addEventListener('keydown', preventClosing, controller);
    dialog.addEventListener('focusout', takeFocusBack, controller);
    return () => {
      controller.abort();
      dialog.close();
    };
  }, []);

  return ref;
}
