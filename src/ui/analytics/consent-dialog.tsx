import { UntitledDialog } from '@livery/ui/dialog';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { MeasuringCompanies } from '../../domain/analytics/analytics-scripts.ts';
import { useShell } from '../shell-context.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import styles from './consent-dialog.module.css';

interface Props {
  readonly companies: MeasuringCompanies;
  readonly onClose: () => void;
}

/** Shows the current choice, with buttons to change it. */
export function ConsentDialog({ companies, onClose }: Props) {
  const { t } = useTranslation();
  const consent = useLive(useShell().analytics.consent);
  return (
    <UntitledDialog labelledBy="consent-dialog-heading" onClose={onClose}>
      <div className={styles.content}>
        <h2 id="consent-dialog-heading" className={styles.heading}>
          {t('consent.title')}
        </h2>
        <p>{t(`consent.hint.${companies}`)}</p>
        <p className={styles.state}>{t(`consent.state.${consent}`)}</p>
        <ConsentChoice onDecided={onClose} />
      </div>
    </UntitledDialog>
  );
}
