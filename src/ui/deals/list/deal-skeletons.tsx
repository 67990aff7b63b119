import { LinkedCard } from '@livery/ui/linked-card';
import placeholder from '@livery/ui/placeholder.module.css';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import { NeedsScript } from '../../kit/states/page-spinner.tsx';
import styles from '../cards/deal-card.module.css';
import { PricePlace } from '../price/deal-price.tsx';
import { DealRows } from './deal-rows.tsx';
import bars from './deal-skeletons.module.css';

interface Props {
  readonly product: DealProduct;
}

const CARDS = [1, 2, 3, 4];
const BAR = `${placeholder.box} ${bars.bar}`;

/** Four placeholders of exactly a card's size, while deals are loading (rules §4 and §9). */
export function DealSkeletons({ product }: Props) {
  return (
    <>
      <NeedsScript />
      <div aria-hidden="true" className={bars.skeletons}>
        <DealRows deals={CARDS} renderCard={() => <Skeleton product={product} />} />
      </div>
    </>
  );
}

function Skeleton({ product }: Props) {
  return (
    <LinkedCard className={styles.card} data-product={product} data-testid="deal-skeleton">
      <div className={`${styles.media} ${placeholder.pulsing}`} />
      <div className={`${styles.body} ${placeholder.pulsing}`}>
        <div className={styles.facts}>
          <div className={styles.name}>
            <span className={`${BAR} ${bars.long}`} />
            <span className={`${BAR} ${bars.middle}`} />
          </div>
          <span className={`${BAR} ${bars.fact} ${bars.middle}`} />
          <span className={`${BAR} ${bars.fact} ${bars.short}`} />
        </div>
        <PricePlace>
          <span className={`${BAR} ${bars.short}`} />
          <span className={`${BAR} ${bars.headline}`} />
        </PricePlace>
      </div>
    </LinkedCard>
  );
}
