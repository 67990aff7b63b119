import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { Columns } from '../../../kit/layout/columns.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { FACETS } from './facets.ts';
import { filterOffers } from './filter-offers.ts';
import { filtersIn, withoutFilters } from './filters-in-address.ts';
import { OfferFilterPanel } from './offer-filter-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { OffersBar } from './offers-bar.tsx';
import { sortOffers } from './sort-offers.ts';

interface Props {
  readonly product: Product;
  readonly offers: readonly Offer[];
}

/** Offers, and what to choose among them by. All of that is in the address: Back and sharing keep it. */
export function OfferResults({ product, offers }: Props) {
  const { t } = useTranslation(['booking', 'kit']);
  const { read, change } = useAddressQuery();
  const facets = FACETS[product];
  const filters = filtersIn(read, facets);
  const found = sortOffers(filterOffers(offers, facets, filters), read('sort'));
  const clear = () => change(withoutFilters(facets));
  return (
    <Columns
      side="start"
      aside={<OfferFilterPanel offers={offers} facets={facets} filters={filters} onChange={change} onClear={clear} />}
    >
      <OffersBar product={product} count={found.length} />
      {found.length === 0 ? (
        <EmptyState
          icon={FilterX}
          heading={t('results.filteredOut')}
          actions={
            <Button look="primary" onClick={clear}>
              {t('kit:filters.clear')}
            </Button>
          }
        />
      ) : (
        <OfferList offers={found} />
      )}
    </Columns>
  );
}
