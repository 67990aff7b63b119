import { ModalDialog } from '../kit/modal-dialog.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useLive } from '../use-live.ts';
import { ConsentChoice } from './consent-choice.tsx';
import styles from './consent-dialog.module.css';

/** What was chosen, and the choice again. */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const consent = useLive(useShell().analytics.consent);
  return (
    <ModalDialog labelledBy="consent-dialog-heading" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="consent-dialog-heading" className={styles.heading}>
          {t('consent.title')}
        </h2>
        <p>{t('consent.hint')}</p>
        <p className={styles.state}>{t(`consent.state.${consent}`)}</p>
        <ConsentChoice onDecided={onClose} />
      </div>
    </ModalDialog>
  );
}
