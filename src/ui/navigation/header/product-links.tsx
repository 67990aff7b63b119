import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { soldProducts } from '../../../domain/agency/booking-menu.ts';
import { useAgency } from '../../agency/agency-context.tsx';
import styles from './product-links.module.css';

interface Props {
  readonly variant: 'bar' | 'stack';
  /** As wide as the page, not as its content. */
  readonly wide?: boolean;
  readonly onLeave?: () => void;
}

/** Links to the products that the agency sells, in its order; nothing where it sells none. */
export function ProductLinks({ variant, wide = false, onLeave }: Props) {
  const { t } = useTranslation();
  const products = soldProducts(useAgency().bookingMenu);
  return (
    products.length > 0 && (
      <nav className={styles[variant]} data-wide={wide ? '' : undefined} aria-label={t('deals.services')}>
        <ul className={styles.list}>
          {products.map(({ service, path }) => (
            <li key={service}>
              <NavLink className={styles.link ?? ''} to={path} onClick={onLeave}>
                {t(`pages.${service}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
