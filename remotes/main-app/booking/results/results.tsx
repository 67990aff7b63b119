import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import type { Offer } from '../offer/offer.ts';
import { readOffers } from '../offer/offer-wire.ts';
import type { Product } from '../product/product.ts';
import type { SearchValues } from '../product/search-plan.ts';
import { SEARCH_PLANS } from '../search/search-plans.ts';
import { OfferResults } from './offer-results.tsx';

const READERS: Readonly<Record<Product, (response: unknown) => readonly Offer[] | undefined>> = {
  hotel: (response) => readOffers('hotel', response),
  car: (response) => readOffers('car', response),
  activity: (response) => readOffers('activity', response),
  flight: (response) => readOffers('flight', response),
  cruise: (response) => readOffers('cruise', response),
};

interface Props {
  readonly product: Product;
  /** A search that can be made. */
  readonly values: SearchValues;
}

/** Queries offers and shows them. */
export function Results({ product, values }: Props) {
  const { t } = useTranslation('booking');
  const query = SEARCH_PLANS[product].call(values);
  const offersQuery = useQuery({ method: 'GET', path: `/api/reference/${product}/offers`, query }, READERS[product]);
  return (
    <QueryResult
      query={offersQuery}
      waiting={<Skeleton shape="rows" count={5} />}
      renderFailed={(failure) => (
        <FailedState failure={failure} heading={t('results.failed')} onRetry={offersQuery.retry} />
      )}
    >
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState icon={SearchX} heading={t(`results.none.${product}`)}>
            <p>{t('results.noneHint')}</p>
          </EmptyState>
        ) : (
          <OfferResults product={product} offers={offers} />
        )
      }
    </QueryResult>
  );
}
