import { Lazy } from '@livery/kit/lazy';
import { FilterPanel } from '@livery/kit/search/filter-panel';
import { ResultsBar } from '@livery/kit/search/results-bar';
import { useAddressQuery, useFormat, useRemote } from '@livery/remote';
import { Columns } from '@livery/ui/columns';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { Offer, Product } from '../offer/offer.ts';
import type { SortOrder } from '../product/results-plan.ts';
import {
  filterCount,
  filterOffers,
  filterParameter,
  PRICE_FIELDS,
  parseFilters,
  withoutFilters,
} from './filter-offers.ts';
import { loadAppliedFilters } from './lazy-applied-filters.ts';
import { OfferFilterGroups } from './offer-filter-groups.tsx';
import { OfferList } from './offer-list.tsx';
import { productResults } from './product-results.ts';
import { hasSortValues, sortOffers } from './sort-offers.ts';
import { WithMap } from './with-map.tsx';

/** Orders that would reveal hidden prices. */
const PRICE_ORDERS: ReadonlySet<SortOrder> = new Set<SortOrder>(['cheapest', 'dearest']);

interface Props {
  readonly product: Product;
  readonly offers: readonly Offer[];
}

interface BarProps extends Pick<Props, 'product'> {
  /** The offers that match the filters. */
  readonly matchingOffers: readonly Offer[];
  readonly found: string;
  readonly orders: readonly SortOrder[];
  readonly order: SortOrder;
}

/** The number of matching offers, and the sort orders, each with the price of its first offer. */
function OffersBar({ product, matchingOffers, found, orders, order }: BarProps) {
  const { figures } = productResults(product);
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  return (
    <ResultsBar
      found={found}
      order={order}
      orders={orders.map((value) => ({ value, label: t(`orders.${value}`), note: firstPrice(value) }))}
    />
  );

  function firstPrice(by: SortOrder): string | undefined {
    const [firstOffer] = sortOffers(matchingOffers, by, figures);
    return showsPrices && firstOffer !== undefined
      ? money({ amount: firstOffer.price.total, currency: 'USD' })
      : undefined;
  }
}

/**
 * Offers with filters and sort order, all stored in the address: Back and shared links restore them. If prices are
 * hidden, there is no filter or order by price.
 */
export function OfferResults({ product, offers }: Props) {
  const { t } = useTranslation('booking');
  const { read, readAll, open } = useAddressQuery();
  const { facets, figures, orders: knownOrders } = productResults(product);
  const { showsPrices } = useLive(useRemote().session);
  const requestedFilters = parseFilters(readAll, facets);
  const filters = showsPrices ? requestedFilters : { ...requestedFilters, least: null, most: null };
  const orders = knownOrders.filter(
    (order) => (showsPrices || !PRICE_ORDERS.has(order)) && hasSortValues(offers, order, figures),
  );
  const order = orders.find((offeredOrder) => offeredOrder === read('sort')) ?? 'recommended';
  const matchingOffers = filterOffers(offers, facets, filters);
  const foundText = t(`results.found.${product}`, { count: matchingOffers.length });
  const count = filterCount(filters);
  return (
    <Columns
      side="start"
      aside={
        <FilterPanel
          count={count}
          found={foundText}
          cleared={withoutFilters(facets)}
          names={[PRICE_FIELDS.least, ...facets.map(({ id }) => filterParameter(id))]}
        >
          <OfferFilterGroups {...{ offers, facets, filters }} onChange={open} />
        </FilterPanel>
      }
    >
      <OffersBar {...{ product, matchingOffers: matchingOffers, found: foundText, orders, order }} />
      {count > 0 && (
        <Lazy load={loadAppliedFilters} waiting={<Skeleton count={1} />}>
          {({ AppliedFilters }) => <AppliedFilters {...{ filters, facets }} />}
        </Lazy>
      )}
      {matchingOffers.length === 0 ? (
        <Lazy load={loadAppliedFilters}>
          {({ NoOfferMatches }) => <NoOfferMatches {...{ product, offers, filters, facets }} />}
        </Lazy>
      ) : (
        <WithMap offers={sortOffers(matchingOffers, order, figures)}>
          {(shownOffers) => <OfferList offers={shownOffers} />}
        </WithMap>
      )}
    </Columns>
  );
}
