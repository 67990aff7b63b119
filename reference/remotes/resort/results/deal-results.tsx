import { isolateDirection } from '@livery/contract/content/isolated';
import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { FilterChips } from '@livery/kit/search/filter-chips';
import { NothingMatches } from '@livery/kit/search/nothing-matches';
import { PagedList } from '@livery/kit/search/paged-list';
import { ResultsBar } from '@livery/kit/search/results-bar';
import { type QueryChanges, useAddressQuery, useFormat, useRemote } from '@livery/remote';
import { Columns } from '@livery/ui/columns';
import { loadingInList } from '@livery/ui/picture';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useAmenityName } from '../amenity-list.tsx';
import { placeFromQuery } from '../search/place-from-query.ts';
import { countGuests, countNights, stayPrice } from '../stay/stay.ts';
import { useStay } from '../stay/use-stay.ts';
import { DealCard } from './deal-card.tsx';
import { DealFilterPanel } from './deal-filter-panel.tsx';
import { type ActiveFilter, activeFilters, filterDeals, filtersFromQuery, NO_FILTERS } from './deal-filters.ts';
import { WithDealsMap } from './deals-map.tsx';
import { dealForGuests } from './for-guests.ts';
import { applicableOrders, orderFromQuery, PRICE_ORDERS, type SortOrder, sortDeals } from './sort-deals.ts';

/**
 * Resorts with filters and sort order, at their prices for the guests. If prices are hidden, there is no filter or
 * order by price.
 */
export function DealResults({ deals: all }: { readonly deals: readonly ResortOffer[] }) {
  const { t } = useTranslation(['resort', 'kit']);
  const { money, number, whole } = useFormat();
  const nameOf = useAmenityName();
  const address = useAddressQuery();
  const { read, readAll } = address;
  const { showsPrices } = useLive(useRemote().session);
  const stay = useStay();
  const nights = countNights(stay);
  const deals = all.map((deal) => dealForGuests(countGuests(stay), deal));
  const currency = deals.find(({ price }) => price !== null)?.price?.currency ?? '';
  const requested = filtersFromQuery(readAll, currency);
  const filters = showsPrices ? requested : { ...requested, least: null, most: null };
  const offered = applicableOrders(deals).filter((order) => showsPrices || !PRICE_ORDERS.has(order));
  const order = orderFromQuery(read('sort'), offered);
  const matching = filterDeals(deals, filters);
  const place = placeFromQuery(read);
  const from = place && { latitude: place.lat, longitude: place.lon };
  const found = t('count.found', { count: matching.length });
  const choose = (filter: QueryChanges) => address.open({ ...filter, shown: null });
  const active = activeFilters(filters).map((filter) => ({
    id: JSON.stringify(filter.of),
    label: labelOf(filter),
    ...filter,
    onRemove: () => choose(filter.removal),
  }));
  return (
    <Columns side="start" aside={<DealFilterPanel {...{ deals, filters, found }} onChange={choose} />}>
      <ResultsBar
        found={found}
        order={order}
        orders={offered.map((value) => ({ value, label: t(`orders.${value}`), note: firstPrice(value) }))}
      />
      <FilterChips filters={active} onClear={() => choose(NO_FILTERS)} />
      {matching.length === 0 ? (
        <NothingMatches
          removals={active
            .map(({ label, others, removal }) => ({
              filter: label,
              count: filterDeals(deals, others).length,
              to: address.with({ ...removal, shown: null }),
            }))
            .filter(({ count }) => count > 0)
            .map(({ count, ...removal }) => ({ ...removal, found: t('count.found', { count }) }))}
          clearedAt={address.with({ ...NO_FILTERS, shown: null })}
        />
      ) : (
        <WithDealsMap deals={sortDeals(matching, order, from)}>
          {(listed) => (
            <PagedList items={listed}>
              {(deal, index) => <DealCard deal={deal} loading={loadingInList(index)} />}
            </PagedList>
          )}
        </WithDealsMap>
      )}
    </Columns>
  );

  function firstPrice(by: SortOrder): string | undefined {
    const price = sortDeals(matching, by, from)[0]?.price ?? null;
    if (!showsPrices || price === null) return undefined;
    // For the whole stay, as on the cards.
    return money(stayPrice(price, nights));
  }

  function labelOf({ of }: ActiveFilter): string {
    if (typeof of === 'object') return nameOf(of.amenity);
    if (of === 'rating')
      return t('kit:filters.named', {
        label: t('filters.rating'),
        value: t('filters.stars', { stars: number(filters.rating ?? 0, 1, 1) }),
      });
    const { least, most } = filters;
    const worth = (amount: number, round: 'floor' | 'ceil') => isolateDirection(whole({ amount, currency }, round));
    if (most === null) return t('kit:filters.priceFrom', { amount: worth(least ?? 0, 'floor') });
    return least === null
      ? t('kit:filters.priceUpTo', { amount: worth(most, 'ceil') })
      : `${worth(least, 'floor')} – ${worth(most, 'ceil')}`;
  }
}
