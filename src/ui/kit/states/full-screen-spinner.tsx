import { useTranslation } from 'react-i18next';
import styles from './full-screen-spinner.module.css';
import { PageSpinner } from './page-spinner.tsx';

/** The whole screen while the agency is asked for (rules §4, loading). */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <title>{t('loading')}</title>
      <PageSpinner />
    </main>
  );
}
