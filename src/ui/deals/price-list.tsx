import { useTranslation } from 'react-i18next';
import { DEAL_CURRENCY } from '../../domain/deals/deal-currency.ts';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { priceRows } from '../../domain/deals/price-rows.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { PriceDetails } from './price-details.tsx';
import styles from './price-list.module.css';
import { PriceText } from './price-text.tsx';

/** The published price struck through, and the total as the headline (readings 30). */
export function PriceList({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const rows = priceRows(rates, { agentFigures: false }).map(({ kind, amount }) => ({
    kind,
    price: { amount, currency: DEAL_CURRENCY },
  }));
  const total = rows.find(({ kind }) => kind === 'total');
  const published = rows.find(({ kind }) => kind === 'published');
  if (total === undefined) return <p className={styles.untold}>{t('price.untold')}</p>;

  return (
    <div className={styles.block}>
      <dl className={styles.rows}>
        {published !== undefined && (
          <div className={styles.row}>
            <dt>{t('price.published')}</dt>
            <dd>
              <s>
                <VisuallyHidden>{t('price.was')} </VisuallyHidden>
                <PriceText price={published.price} />
              </s>
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{t('price.total')}</dt>
          <dd className={styles.total}>
            <PriceText price={total.price} />
          </dd>
        </div>
      </dl>
      <PriceDetails charge={total.price} />
    </div>
  );
}
