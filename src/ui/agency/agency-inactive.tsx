import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from './agency-context.tsx';
import styles from './agency-inactive.module.css';
import { AgencyMark } from './agency-mark.tsx';
import { ContactLink } from './contact-link.tsx';
import { useUnclosableDialog } from './use-unclosable-dialog.ts';

/** The agency may not sell: a modal that nothing closes (rules §4, agency status). */
export function AgencyInactive() {
  const { t } = useTranslation();
  const dialog = useUnclosableDialog();
  return (
    <main className={styles.page}>
      <PageTitle />
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
        <ContactLink look="secondary" />
      </dialog>
    </main>
  );
}
