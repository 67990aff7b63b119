import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Columns } from '../../../kit/layout/columns.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { ResultsBar } from '../../../kit/search/results-bar.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { FACETS } from './facets.ts';
import { filterOffers, readFilters, withoutFilters } from './filter-offers.ts';
import { OfferFilterPanel } from './offer-filter-panel.tsx';
import { OfferList } from './offer-list.tsx';

/** Orders that would reveal hidden prices. */
const BY_PRICE: ReadonlySet<string> = new Set(['cheapest', 'dearest']);

/** The number of offers, and their order. */
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
            <Button variant="primary" onClick={clear}>
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

type Order = 'recommended' | 'cheapest' | 'dearest' | 'best' | 'nearest' | 'shortest' | 'earliest';
type Figure = (offer: Offer) => number;

/** The values that offers are sorted by, ascending. An offer without the value comes last. */
const FIGURES = new Map<string, Figure>([
  ['cheapest', ({ price }) => price.total],
  ['dearest', ({ price }) => -price.total],
  ['best', ({ rating }) => -(rating ?? 0)],
  ['nearest', (offer) => (offer.product === 'hotel' ? (offer.distance ?? Number.MAX_SAFE_INTEGER) : 0)],
  ['shortest', lengthOf],
  ['earliest', (offer) => startOf(offer)],
]);

/** The orders of a product; the first is the platform's own. */
const ORDERS: Readonly<Record<Product, readonly Order[]>> = {
  hotel: ['recommended', 'cheapest', 'dearest', 'best', 'nearest'],
  car: ['recommended', 'cheapest', 'dearest'],
  activity: ['recommended', 'cheapest', 'dearest', 'best', 'shortest'],
  flight: ['recommended', 'cheapest', 'shortest', 'earliest'],
  cruise: ['recommended', 'cheapest', 'dearest', 'earliest', 'shortest'],
};

/** Equal offers stay in the platform's order, as do all for an unknown order. */
export function sortOffers(offers: readonly Offer[], order: string): readonly Offer[] {
  const figure = FIGURES.get(order);
  return figure === undefined ? offers : [...offers].sort((one, other) => figure(one) - figure(other));
}

/** Minutes; days for a cruise. */
function lengthOf(offer: Offer): number {
  switch (offer.product) {
    case 'activity':
      return offer.durationMinutes ?? Number.MAX_SAFE_INTEGER;
    case 'flight':
      return offer.legs.reduce((sum, leg) => sum + (leg.durationMinutes ?? 0), 0);
    case 'cruise':
      return offer.nights ?? Number.MAX_SAFE_INTEGER;
    default:
      return 0;
  }
}

function startOf(offer: Offer): number {
  const start = offer.product === 'flight' ? (offer.legs[0]?.departure ?? '') : '';
  const time = offer.product === 'cruise' ? offer.departure : start;
  return time === '' ? Number.MAX_SAFE_INTEGER : Number(time.replaceAll(/\D/g, '').padEnd(14, '0'));
}
