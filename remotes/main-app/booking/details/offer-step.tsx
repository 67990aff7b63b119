import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import type { OfferDetails } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import type { OfferQuery } from './use-offer.ts';

interface Props {
  readonly product: Product;
  readonly offer: OfferQuery;
  readonly children: (details: OfferDetails) => ReactNode;
}

/** A step of booking an offer, once the offer is loaded; or why it can't be. */
export function OfferStep({ product, offer: { query, gone }, children }: Props) {
  const { t } = useTranslation('booking');
  if (gone) {
    return <NotFoundState heading={t('gone.title')} to={PRODUCT_PAGES[product].base} action={t('gone.search')} />;
  }
  return (
    <QueryResult
      query={query}
      waiting={
        <Page title={t(`search.title.${product}`)}>
          <Skeleton shape="picture" />
          <Skeleton count={6} />
        </Page>
      }
      renderFailed={(failure) => (
        <FailedState failure={failure} level={1} heading={t('details.failed')} onRetry={query.retry} />
      )}
    >
      {children}
    </QueryResult>
  );
}
