import { addressWith, NotFoundState, Page, useAddressQuery, useQuery, wireRecord } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ItemPage, isRefused } from '../../item-page.tsx';
import { useReportOpening } from '../../proposal/use-report-opening.ts';
import { productDefinition } from '../product/product.ts';

interface Props {
  readonly proposalId: string;
  /** The page of an offer. */
  readonly children: (offerId: string) => ReactNode;
}

/**
 * `/booknow/hotels/deal/{id}`: the hotel of a proposal that the query names, or its only offer; otherwise the proposal.
 */
export function ProposedHotel({ proposalId, children }: Props) {
  const { t } = useTranslation('booking');
  const { read } = useAddressQuery();
  const offerName = read(productDefinition('hotel').pages.offerName);
  const path = `/api/reference/proposals/${encodeURIComponent(proposalId)}`;
  const query = useQuery({ method: 'GET', path }, parseProposedHotels);
  useReportOpening(query.state.kind === 'ready' ? proposalId : '');
  return (
    <ItemPage
      query={query}
      gone={isRefused(query.state)}
      missing={
        <NotFoundState heading={t('gone.title')} to={productDefinition('hotel').pages.base} action={t('gone.search')} />
      }
      loading={
        <Page title={t('search.title.hotel')}>
          <Skeleton shape="picture" />
        </Page>
      }
    >
      {({ hotels, isAlone }) => {
        const offerId = hotels.find((id) => id === offerName) ?? (isAlone ? hotels[0] : undefined);
        return offerId === undefined ? (
          <Navigate to={addressWith('/deal-link', { proposalId })} replace />
        ) : (
          children(offerId)
        );
      }}
    </ItemPage>
  );
}

/** The hotels of a proposal that are still sold, and whether it has only one offer. */
function parseProposedHotels(response: unknown) {
  const offers = wireRecord(response).record('data').records('offers');
  const soldOffers = offers.filter((offer) => offer.text('product') === 'hotel' && !offer.isMissing('offer'));
  return { hotels: soldOffers.map((hotel) => hotel.text('offerId')), isAlone: offers.length === 1 };
}
