import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

/** A page of a trail. */
export interface Crumb {
  readonly label: ReactNode;
  /** Missing for the current page. */
  readonly to?: string | undefined;
}

/** Links to the parent pages, the outermost first. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('trail')}>
      <ol role="list" className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? index} className={styles.step}>
            {index > 0 && <ChevronRight className={styles.chevron} size={14} aria-hidden="true" />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link className={layout.link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
