import { Spinner } from '@livery/ui/spinner';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './page-spinner.module.css';

/** Shown while a page's code is loading. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <>
      <NeedsScript />
      <output className={styles.place}>
        <Spinner />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
    </>
  );
}

/** Covers the whole screen while the agency is loading (rules §4, loading). */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <title>{t('loading')}</title>
      <PageSpinner />
    </main>
  );
}

/** Replaces content that needs JavaScript if there is none; browsers with JavaScript never render it. */
export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className={styles.notice}>{t('start.noScript')}</p>
    </noscript>
  );
}
