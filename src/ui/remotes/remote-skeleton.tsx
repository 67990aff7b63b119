import { useTranslation } from 'react-i18next';
import bones from '../../../design/bones.module.css';
import { VisuallyHiddenStatus } from '../../../design/visually-hidden.tsx';
import styles from './remote-skeleton.module.css';

/** Placeholder for a remote's page: a heading, a search bar and results. */
export function RemoteSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <VisuallyHiddenStatus>{t('loading')}</VisuallyHiddenStatus>
      <div className={`${styles.bones} ${bones.breathing}`} aria-hidden="true">
        <div className={`${styles.heading} ${bones.bone}`} />
        <div className={`${styles.bar} ${bones.bone}`} />
        <div className={styles.cards}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <div key={card} className={`${styles.card} ${bones.bone}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
