import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import layout from '../../../design/layout.module.css';
import { AuthoredText } from '../format/authored-text.tsx';
import styles from './breadcrumbs.module.css';
import { RouteLink } from './route-link.tsx';

export interface Step {
  readonly label: string;
  /** Missing for the current page. */
  readonly to?: string;
}

/** Links to the parent pages, the outermost first. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Step[] }) {
  const { t } = useTranslation('kit');
  return (
    <nav aria-label={t('trail')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? label} className={styles.step}>
            {index > 0 && <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />}
            {to === undefined ? (
              <span aria-current="page">
                <AuthoredText text={label} />
              </span>
            ) : (
              <RouteLink className={layout.link} to={to}>
                <AuthoredText text={label} />
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
