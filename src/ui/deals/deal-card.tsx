import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import type { DealProduct } from '../../domain/deals/deal-tab.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import styles from './deal-card.module.css';
import { DealPrice } from './deal-price.tsx';
import { DiscountBadge } from './discount-badge.tsx';

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

/** The card of a deal, whatever is sold (specification §2, home page). */
export function DealCard({ product, name, target, picture, rates, above, children }: Props) {
  const words = <AuthoredText text={name} />;
  return (
    <article className={styles.card} data-product={product}>
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
              <Link className={styles.link} to={target}>
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
