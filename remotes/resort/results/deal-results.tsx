import { Price } from '@livery/kit/format/price';
import { ResultsBar } from '@livery/kit/search/results-bar';
import { addressWith, PictureCard, useAddressQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Columns } from '@livery/ui/columns';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { Rating } from '@livery/ui/rating';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AmenityList } from '../amenity-list.tsx';
import { RESORT_PAGES } from '../resort-pages.ts';
import { DealFilterPanel } from './deal-filter-panel.tsx';
import { filterDeals, filtersFromQuery, NO_FILTERS } from './deal-filters.ts';
import { WithDealsMap } from './deals-map.tsx';
import type { ResortDeal } from './resort-deal.ts';
import { BY_PRICE, ORDERS, orderFromQuery, sortDeals } from './sort-deals.ts';

/** Resorts with filters and order. Without price visibility there is no filter or order by price either. */
export function DealResults({ deals }: { readonly deals: readonly ResortDeal[] }) {
  const { t } = useTranslation(['resort', 'kit']);
  const { read, change } = useAddressQuery();
  const { showsPrices } = useLive(useRemote().session);
  const requested = filtersFromQuery(read, deals.find(({ price }) => price !== null)?.price?.currency ?? '');
  const filters = showsPrices ? requested : { ...requested, most: null };
  const offered = ORDERS.filter((order) => showsPrices || !BY_PRICE.has(order));
  const order = orderFromQuery(read('sort'), offered);
  const shown = sortDeals(filterDeals(deals, filters), order);
  const clear = () => change(NO_FILTERS);
  return (
    <Columns side="start" aside={<DealFilterPanel deals={deals} filters={filters} onChange={change} onClear={clear} />}>
      <ResultsBar
        found={t('count.found', { count: shown.length })}
        order={order}
        orders={offered.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      {shown.length === 0 ? (
        <EmptyState
          heading={t('results.filteredOut')}
          actions={<Button onClick={clear}>{t('kit:filters.clear')}</Button>}
        />
      ) : (
        <WithDealsMap deals={shown}>
          {(listed) => (
            <ul className={layout.list}>
              {listed.map((deal, index) => (
                <li key={deal.id} data-map-item={deal.id}>
                  <DealCard deal={deal} eager={index < 3} />
                </li>
              ))}
            </ul>
          )}
        </WithDealsMap>
      )}
    </Columns>
  );
}

interface Props {
  readonly deal: ResortDeal;
  readonly eager: boolean;
}

function DealCard({ deal: { id, name, location, image, rating, amenities, price }, eager }: Props) {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  return (
    <PictureCard
      name={name}
      level={2}
      to={addressWith(RESORT_PAGES.details, { property: id }, search)}
      picture={image}
      wide
      eager={eager}
      foot={price !== null && <Price price={price} above={t('from')} note={t('perNight')} />}
    >
      <Rating value={rating} />
      {location !== '' && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      <AmenityList amenities={amenities} />
    </PictureCard>
  );
}
