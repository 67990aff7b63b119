import type { DealProduct } from '../../domain/deals/deal-product.ts';
import styles from './deal-card.module.css';
import { DealRows } from './deal-rows.tsx';
import bars from './deal-skeletons.module.css';
import { PricePlace } from './price-place.tsx';

interface Props {
  readonly product: DealProduct;
}

const CARDS = [1, 2, 3, 4];

/** Four cards of exactly a card's size, while deals are on their way (specification §4 and §9). */
export function DealSkeletons({ product }: Props) {
  return (
    <div aria-hidden="true">
      <DealRows deals={CARDS} renderCard={() => <Skeleton product={product} />} />
    </div>
  );
}

function Skeleton({ product }: Props) {
  return (
    <div className={`${styles.card} ${bars.skeleton}`} data-product={product} data-testid="deal-skeleton">
      <div className={styles.media} />
      <div className={styles.body}>
        <div className={styles.facts}>
          <div className={styles.name}>
            <span className={`${bars.bar} ${bars.long}`} />
            <span className={`${bars.bar} ${bars.middle}`} />
          </div>
          <span className={`${bars.bar} ${bars.fact} ${bars.middle}`} />
          <span className={`${bars.bar} ${bars.fact} ${bars.short}`} />
        </div>
        <PricePlace>
          <span className={`${bars.bar} ${bars.short}`} />
          <span className={`${bars.bar} ${bars.headline}`} />
        </PricePlace>
      </div>
    </div>
  );
}
