import { ResultsBar } from '@livery/kit/search/results-bar';
import { useAddressQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Columns } from '@livery/ui/columns';
import { EmptyState } from '@livery/ui/empty-state';
import { useLive } from '@livery/ui/use-live';
import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
import { filterOffers, readFilters, withoutFilters } from './filter-offers.ts';
import { OfferFilterPanel } from './offer-filter-panel.tsx';
import { OfferList } from './offer-list.tsx';
import { sortOffers } from './sort-offers.ts';
import { WithMap } from './with-map.tsx';

/** Orders that would reveal hidden prices. */
const BY_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest']);

/** The number of offers, and their order. */
function OffersBar({ product, count }: { readonly product: Product; readonly count: number }) {
  const { t } = useTranslation('booking');
  const { read } = useAddressQuery();
  const { showsPrices } = useLive(useRemote().session);
  const offered = searchOf(product).orders.filter((order) => showsPrices || !BY_PRICE.has(order));
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
  const { facets, figures } = searchOf(product);
  const filters = readFilters(read, facets);
  const found = sortOffers(filterOffers(offers, facets, filters), read('sort'), figures);
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
            <Button variant="primary" onClick={clear}>
              {t('kit:filters.clear')}
            </Button>
          }
        />
      ) : (
        <WithMap offers={found}>{(shown) => <OfferList offers={shown} />}</WithMap>
      )}
    </Columns>
  );
}
