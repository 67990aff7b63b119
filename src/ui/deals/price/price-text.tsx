import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import type { Money } from '../../../domain/market/money.ts';
import { usePrices } from '../../market/use-prices.ts';
import styles from './price-text.module.css';

/** A price in the traveller's currency, marked where it is converted; a placeholder while rates are on their way. */
export function PriceText({ price }: { readonly price: Money }) {
  const { t } = useTranslation();
  const prices = usePrices();
  if (prices.pending) {
    return (
      <span className={styles.pending}>
        <VisuallyHidden>{t('price.loading')}</VisuallyHidden>
      </span>
    );
  }
  const { text, converted } = prices.display(price);
  return <bdi className={styles.price}>{converted ? `≈\u00a0${text}` : text}</bdi>;
}
