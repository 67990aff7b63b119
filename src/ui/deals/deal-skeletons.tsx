import styles from './deal-card.module.css';
import { DealRows } from './deal-rows.tsx';
import bars from './deal-skeletons.module.css';

const CARDS = [1, 2, 3, 4];

/** Four cards of exactly a card's size, while deals are on their way (specification §4 and §9). */
export function DealSkeletons() {
  return (
    <div aria-hidden="true">
      <DealRows deals={CARDS} renderCard={() => <Skeleton />} />
    </div>
  );
}

function Skeleton() {
  return (
    <div className={`${styles.card} ${bars.skeleton}`} data-testid="deal-skeleton">
      <div className={styles.media} />
      <div className={styles.body}>
        <div className={styles.facts}>
          <div className={styles.name}>
            <span className={`${bars.bar} ${bars.long}`} />
            <span className={`${bars.bar} ${bars.middle}`} />
          </div>
          <div className={styles.place}>
            <span className={`${bars.bar} ${bars.middle}`} />
          </div>
          <div className={styles.rating}>
            <span className={`${bars.bar} ${bars.short}`} />
          </div>
        </div>
        <div className={styles.price}>
          <span className={`${bars.bar} ${bars.short}`} />
          <span className={`${bars.bar} ${bars.headline}`} />
        </div>
      </div>
    </div>
  );
}
