import { useTranslation } from 'react-i18next';
import type { BookedProduct } from '../../booking/confirmation/booking.ts';
import { PRODUCT_ICONS } from './product-icons.ts';
import styles from './product-name.module.css';

/** What sort of thing is booked, with its sign. */
export function ProductName({ product }: { readonly product: BookedProduct }) {
  const { t } = useTranslation('account');
  const Icon = PRODUCT_ICONS[product];
  return (
    <span className={styles.name}>
      <Icon size={16} aria-hidden="true" />
      {t(`product.${product}`)}
    </span>
  );
}
