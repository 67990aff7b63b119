import { useTranslation } from 'react-i18next';
import styles from './full-screen-spinner.module.css';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The whole screen while the agency is asked for (specification §4, loading). */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <output className={styles.screen}>
      <Spinner />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </output>
  );
}
