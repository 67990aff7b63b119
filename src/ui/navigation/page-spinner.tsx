import { Spinner } from '../kit/spinner.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useTranslation } from '../texts/use-translation.ts';
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
