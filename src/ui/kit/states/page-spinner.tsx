import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../../design/spinner.tsx';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import styles from './page-spinner.module.css';

/** Stands where a page will be once its code is there. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className={styles.place}>
      <Spinner />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </output>
  );
}

/** The whole screen while the agency is loading (rules §4, loading). */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <title>{t('loading')}</title>
      <PageSpinner />
    </main>
  );
}
