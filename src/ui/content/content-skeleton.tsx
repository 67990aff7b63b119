import placeholder from '@livery/ui/placeholder.module.css';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { NeedsScript } from '../kit/states/page-spinner.tsx';
import styles from './content-skeleton.module.css';

/** Placeholder for a text that is loading. */
export function ContentSkeleton({ picture = false }: { readonly picture?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <NeedsScript />
      <VisuallyHiddenStatus>{t('loading')}</VisuallyHiddenStatus>
      <div className={`${styles.lines} ${placeholder.pulsing}`} aria-hidden="true">
        {picture && <div className={`${styles.picture} ${placeholder.box}`} />}
        {[1, 2, 3, 4, 5].map((line) => (
          <div key={line} className={`${styles.line} ${placeholder.box}`} />
        ))}
      </div>
    </>
  );
}
