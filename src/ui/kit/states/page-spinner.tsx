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
