import { buttonClass } from '@livery/ui/button-class';
import { UntitledDialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { ReloadQuestion } from '../../../application/market/create-reload-question.ts';
import { useOverlay } from '../../kit/use-overlay.ts';
import styles from './reload-dialog.module.css';

/** Confirms a reload that loses unsaved input. */
export function ReloadDialog({ question }: { readonly question: ReloadQuestion }) {
  const { t } = useTranslation();
  useOverlay(true);
  const { kind, proceed, cancel } = question;
  return (
    <UntitledDialog labelledBy="reload-heading" onClose={cancel}>
      <h2 id="reload-heading" className={styles.heading}>
        {t(`reload.title.${kind}`)}
      </h2>
      <p className={styles.hint}>{t('reload.hint')}</p>
      <div className={styles.choices}>
        <button type="button" data-first className={buttonClass('primary')} onClick={cancel}>
          {t('reload.stay')}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={proceed}>
          {t(`reload.proceed.${kind}`)}
        </button>
      </div>
    </UntitledDialog>
  );
}
