import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { wireRecord } from '../../../kit/data/wire-record.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import { DetailsScreen } from './details-screen.tsx';

/** A hotel that an agent proposes: the first one of a proposal. */
export function ProposedHotel({ proposalId }: { readonly proposalId: string }) {
  const { t } = useTranslation('booking');
  const path = `/api/reference/proposals/${encodeURIComponent(proposalId)}`;
  const { state, retry } = useQuery({ method: 'GET', path }, readProposedHotel);
  switch (state.kind) {
    case 'loading':
      return (
        <Page title={t('search.title.hotel')}>
          <Skeleton shape="picture" />
        </Page>
      );
    case 'ready':
      return <DetailsScreen product="hotel" offerId={state.value} />;
    case 'failed':
      return state.failure.kind === 'refused' && state.failure.status < 500 ? (
        <NotFoundState heading={t('gone.title')} to={PRODUCT_PAGES.hotel.base} action={t('gone.search')} />
      ) : (
        <FailedState level={1} failure={state.failure} onRetry={retry} />
      );
  }
}

/** The empty text where no hotel is proposed. */
function readProposedHotel(response: unknown): string {
  const offers = wireRecord(response).record('data').records('offers');
  return offers.find((offer) => offer.text('product') === 'hotel')?.text('offerId') ?? '';
}
