import layout from '@livery/ui/layout.module.css';
import { Rating } from '@livery/ui/rating';
import type { Offer } from './offer.ts';
import { Score } from './score.tsx';

/** The ratings of an offer: a hotel's stars, and the guests' score. */
export function OfferRatings({ offer }: { readonly offer: Offer }) {
  return (
    <span className={layout.tags}>
      {offer.product === 'hotel' && <Rating value={offer.stars} />}
      <Score offer={offer} />
    </span>
  );
}

/** Whether there are any of these. */
export function hasOfferRatings(offer: Offer): boolean {
  return offer.rating !== null || (offer.product === 'hotel' && offer.stars !== null);
}
