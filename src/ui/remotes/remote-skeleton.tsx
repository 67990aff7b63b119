import placeholder from '@livery/ui/placeholder.module.css';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NeedsScript } from '../kit/states/page-spinner.tsx';
import styles from './remote-skeleton.module.css';

/** Placeholder for a remote's page: a heading, a search bar and results; for a search with filters beside them. */
export function RemoteSkeleton() {
  const { t } = useTranslation();
  const isSearch = useLocation().pathname.endsWith('/search');
  return (
    <div className={styles.page}>
      <NeedsScript />
      <VisuallyHiddenStatus>{t('loading')}</VisuallyHiddenStatus>
      <div className={`${styles.placeholder} ${placeholder.pulsing}`} aria-hidden="true">
        <div className={`${styles.heading} ${placeholder.box}`} />
        <div className={`${styles.bar} ${placeholder.box}`} />
        <div className={isSearch ? styles.results : styles.cards}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <div key={card} className={`${styles.card} ${placeholder.box}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
