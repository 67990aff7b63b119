import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { soldProducts } from '../../../domain/agency/booking-menu.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import styles from './product-links.module.css';

interface Props {
  readonly variant: 'bar' | 'stack';
  /** As wide as the page instead of its content. */
  readonly wide?: boolean;
  readonly onLeave?: () => void;
}

/** Links to the products that the agency sells, in its order, and to the favourites. */
export function ProductLinks({ variant, wide = false, onLeave }: Props) {
  const { t } = useTranslation();
  const products = soldProducts(useAgency().bookingMenu);
  return (
    <nav className={styles[variant]} data-wide={wide ? '' : undefined} aria-label={t('deals.services')}>
      <ul role="list" className={styles.list}>
        {products.map(({ service, path }) => (
          <li key={service}>
            <NavLink className={styles.link ?? ''} to={path} onClick={onLeave}>
              {t(`pages.${service}`)}
            </NavLink>
          </li>
        ))}
        <li className={styles.end}>
          <NavLink className={styles.link ?? ''} to="/favourites" onClick={onLeave}>
            {t('favourites.title')}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
