import { memo } from 'react';
import { dealLink } from '../../../domain/deals/deal-link.ts';
import type { HotelDeal } from '../../../domain/deals/hotel-deal.ts';
import { DealCard } from './deal-card.tsx';
import { DealDistance } from './deal-distance.tsx';
import { DealPicture } from './deal-picture.tsx';
import { RatingStars } from './rating-stars.tsx';

interface Props {
  readonly deal: HotelDeal;
  /** The picture may wait until it is scrolled to. */
  readonly lazy: boolean;
}

/** A hotel on offer (rules §2, home page). */
export const HotelDealCard = memo(function HotelDealCard({ deal, lazy }: Props) {
  return (
    <DealCard
      product="hotel"
      name={deal.name}
      target={dealLink(deal.link, 'hotel')}
      picture={<DealPicture source={deal.heroImage} lazy={lazy} />}
      rates={deal.rates}
    >
      <DealDistance miles={deal.distance} from={deal.distanceFrom} />
      <RatingStars rating={deal.rating} />
    </DealCard>
  );
});
