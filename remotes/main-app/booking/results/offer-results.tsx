import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { Columns } from '../../../kit/layout/columns.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { ResultsBar } from '../../../kit/search/results-bar.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { FACETS } from './facets.ts';
import { filterOffers, readFilters, withoutFilters } from './filter-offers.ts';
import { OfferFilterPanel } from './offer-filter-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { ORDERS, sortOffers } from './sort-offers.ts';

/** Orders that would give prices away. */
const BY_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest']);

/** How many offers there are, and in which order. */
function OffersBar({ product, count }: { readonly product: Product; readonly count: number }) {
  const { t } = useTranslation('booking');
  const { read } = useAddressQuery();
  const { showsPrices } = useLive(useRemote().session);
  const offered = ORDERS[product].filter((order) => showsPrices || !BY_PRICE.has(order));
  return (
    <ResultsBar
      found={t(`results.found.${product}`, { count })}
      order={read('sort') || (offered[0] ?? '')}
      orders={offered.map((value) => ({ value, label: t(`orders.${value}`) }))}
    />
  );
}

/** Offers with filters and order, all of which are in the address: Back and shared links restore them. */
export function OfferResults({ product, offers }: { readonly product: Product; readonly offers: readonly Offer[] }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { read, change } = useAddressQuery();
  const facets = FACETS[product];
  const filters = readFilters(read, facets);
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
