import { useTranslation } from 'react-i18next';
import styles from './needs-script.module.css';

/** Shown without JavaScript, in place of what only JavaScript loads; browsers that run it never render it. */
export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className={styles.notice}>{t('start.noScript')}</p>
    </noscript>
  );
}
