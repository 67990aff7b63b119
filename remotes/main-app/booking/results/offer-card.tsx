import { PictureCard } from '../../../kit/cards/picture-card.tsx';
import { Rating } from '../../../kit/format/rating.tsx';
import { Supplier } from '../offer/logo.tsx';
import type { Offer } from '../offer/offer.ts';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { DiscountBadge, OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { Score } from '../offer/score.tsx';
import { TagList } from '../offer/tag-list.tsx';

const MOST_TAGS = 4;

interface Props {
  readonly offer: Exclude<Offer, { product: 'flight' }>;
  readonly to: string;
  readonly eager: boolean;
}

export function OfferCard({ offer, to, eager }: Props) {
  return (
    <PictureCard
      name={offer.name}
      level={2}
      to={to}
      picture={offer.picture}
      badge={<DiscountBadge price={offer.price} />}
      wide
      eager={eager}
      foot={
        <>
          {offer.product === 'car' ? <Supplier offer={offer} /> : <Score offer={offer} />}
          <OfferPriceBlock offer={offer} />
        </>
      }
    >
      {offer.product === 'hotel' && <Rating value={offer.stars} />}
      <OfferFacts offer={offer} />
      <TagList codes={offer.tags} most={MOST_TAGS} />
    </PictureCard>
  );
}
