import { PagedList } from '@livery/kit/search/paged-list';
import { loadingInList } from '@livery/ui/picture';
import { useLocation } from 'react-router-dom';
import type { Offer } from '../offer/offer.ts';
import { offerAddress } from '../product/product.ts';
import { OfferCard } from './offer-card.tsx';

/** Offers in one column. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { search } = useLocation();
  return (
    <PagedList items={offers}>
      {(offer, index) => (
        <OfferCard
          offer={offer}
          to={offerAddress(offer.product, 'details', offer.id, search)}
          loading={loadingInList(index)}
        />
      )}
    </PagedList>
  );
}
