import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import frame from '../../../../design/linked-card.module.css';
import type { DealRates } from '../../../domain/deals/deal-rates.ts';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import { priceRows } from '../../../domain/deals/price-rows.ts';
import { AuthoredText } from '../../kit/authored-text.tsx';
import { percentText } from '../../market/percent-text.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { useLive } from '../../use-live.ts';
import { HiddenPrice } from '../price/hidden-price.tsx';
import { PriceList } from '../price/price-list.tsx';
import { PricePlace } from '../price/price-place.tsx';
import styles from './deal-card.module.css';

interface Props {
  readonly product: DealProduct;
  readonly name: string;
  /** A path on this site, or `null` for a deal that leads nowhere. */
  readonly target: string | null;
  readonly picture: ReactNode;
  readonly rates: DealRates;
  /** Stands above the name. */
  readonly above?: ReactNode;
  /** Lines of facts below it. */
  readonly children: ReactNode;
}

/** The card of a deal, whatever is sold (rules §2, home page). */
export function DealCard({ product, name, target, picture, rates, above, children }: Props) {
  const words = <AuthoredText text={name} />;
  return (
    <article className={`${frame.card} ${styles.card}`} data-product={product}>
      <div className={styles.media}>
        {picture}
        <DiscountBadge rates={rates} />
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          {above}
          <h3 className={styles.name}>
            {target === null ? (
              words
            ) : (
              <Link className={frame.link} to={target}>
                {words}
              </Link>
            )}
          </h3>
          {children}
        </div>
        <DealPrice rates={rates} />
      </div>
    </article>
  );
}

/**
 * What a deal costs, for those who may know.
 *
 * @see rules §5, price rows
 */
export function DealPrice({ rates }: { readonly rates: DealRates }) {
  const shown = useLive(useShell().deals.showsPrices);
  return <PricePlace>{shown ? <PriceList rates={rates} /> : <HiddenPrice />}</PricePlace>;
}

/** What the total takes off the published rate; hidden as long as prices are (rules 5.3). */
export function DiscountBadge({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useLive(useShell().deals.showsPrices);
  const discount = priceRows(rates, { agentFigures: false }).find(({ kind }) => kind === 'published')?.discount;
  if (!shown || discount === undefined || discount === null) return null;
  return <p className={styles.badge}>{t('deals.discount', { percent: percentText(discount, language) })}</p>;
}
