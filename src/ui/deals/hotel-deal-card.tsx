import { Link } from 'react-router-dom';
import { dealLink } from '../../domain/deals/deal-link.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import styles from './deal-card.module.css';
import { DealDistance } from './deal-distance.tsx';
import { DealPicture } from './deal-picture.tsx';
import { DealPrice } from './deal-price.tsx';
import { DiscountBadge } from './discount-badge.tsx';
import { RatingStars } from './rating-stars.tsx';

interface Props {
  readonly deal: HotelDeal;
  /** The picture may wait until it is scrolled to. */
  readonly lazy: boolean;
  readonly onReveal: () => void;
}

/** A hotel on offer (specification §2, home page). */
export function HotelDealCard({ deal, lazy, onReveal }: Props) {
  const target = dealLink(deal.link, 'hotel');
  const name = <bdi>{deal.name}</bdi>;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <DealPicture source={deal.heroImage} lazy={lazy} />
        <DiscountBadge rates={deal.rates} />
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <h4 className={styles.name}>
            {target === null ? (
              name
            ) : (
              <Link className={styles.link} to={target}>
                {name}
              </Link>
            )}
          </h4>
          <div className={styles.place}>
            <DealDistance miles={deal.distance} from={deal.distanceFrom} />
          </div>
          <div className={styles.rating}>
            <RatingStars rating={deal.rating} />
          </div>
        </div>
        <div className={styles.price}>
          <DealPrice rates={deal.rates} onReveal={onReveal} />
        </div>
      </div>
    </article>
  );
}
