import {
  Breadcrumbs,
  bookingTrail,
  NotFoundState,
  Page,
  ShareButton,
  useAddressQuery,
  useQuery,
  useSeen,
  wireRecord,
} from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ItemPage, isRefused } from '../../item-page.tsx';
import type { OfferChoice, OfferDetails } from '../offer/offer-details.ts';
import { Score } from '../offer/score.tsx';
import { itemOf } from '../product/item-of.ts';
import { definitionOf, offerAddress, type Product, resultsAddress } from '../product/product.ts';
import { BookingColumns } from './booking-card.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { allSold, ChoiceList, chosenChoice } from './choice-list.tsx';
import { OfferBody, Paragraphs } from './offer-body.tsx';
import { OfferStep } from './offer-step.tsx';

/** All details of an offer, and its options. */
export function DetailsScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  return (
    <OfferStep product={product} offerId={offerId}>
      {(details) => <Details details={details} />}
    </OfferStep>
  );
}

/** The chosen option, to review before the checkout. */
export function ReservationScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  return (
    <OfferStep product={product} offerId={offerId}>
      {(details) => <Reservation details={details} />}
    </OfferStep>
  );
}

/**
 * What both steps share: the current choice, the address of the next step unless all is sold out, and the steps
 * before.
 */
function useChoice({ offer, choices }: OfferDetails, next: 'reservation' | 'checkout') {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const { product, id } = offer;
  const choice = chosenChoice(choices, read('choice'));
  return {
    choice,
    onChoose: (chosen: OfferChoice) => change({ choice: chosen.id }),
    to: allSold(choices) ? null : offerAddress(product, next, id, search, choice?.id),
    toChoice: (chosen: OfferChoice) => offerAddress(product, next, id, search, chosen.id),
    parents: {
      base: { label: t(`search.title.${product}`), to: definitionOf(product).pages.base },
      search: { label: t(`results.title.${product}`), to: resultsAddress(product, search) },
      details: { label: offer.name, to: offerAddress(product, 'details', id, search) },
    },
  };
}

function Details({ details }: { readonly details: OfferDetails }) {
  const { t } = useTranslation('booking');
  const { offer } = details;
  const next = definitionOf(offer.product).pages.reservation === null ? 'checkout' : 'reservation';
  const { choice, onChoose, to, toChoice, parents } = useChoice(details, next);
  useSeen(itemOf(offer, parents.details.to));
  return (
    <Page
      title={offer.name}
      lead={offer.rating === null ? undefined : <Score offer={offer} />}
      above={<Breadcrumbs trail={bookingTrail('details', parents)} />}
      actions={<ShareButton path={offerAddress(offer.product, 'details', offer.id, '')} title={offer.name} />}
    >
      <BookingColumns offer={offer} choice={choice} to={to} action={t('details.continue')}>
        <OfferBody details={details} choice={choice} onChoose={onChoose} to={toChoice} />
      </BookingColumns>
    </Page>
  );
}

function Reservation({ details }: { readonly details: OfferDetails }) {
  const { t } = useTranslation('booking');
  const { offer, choices, cancellation } = details;
  const { choice, onChoose, to, parents } = useChoice(details, 'checkout');
  return (
    <Page
      title={t('reservation.title')}
      lead={t('reservation.lead')}
      above={<Breadcrumbs trail={bookingTrail('reservation', parents)} />}
    >
      <BookingColumns offer={offer} choice={choice} to={to} action={t('reservation.continue')}>
        <Card heading={offer.name}>
          <BookingFacts offer={offer} />
        </Card>
        {choices.length > 0 && (
          <ChoiceList product={offer.product} choices={choices} chosen={choice} onChoose={onChoose} />
        )}
        {cancellation.length > 0 && (
          <Card heading={t('details.cancellation')} sunken>
            <Paragraphs texts={cancellation} />
          </Card>
        )}
      </BookingColumns>
    </Page>
  );
}

/** A hotel of a proposal: the first one. */
export function ProposedHotel({ proposalId }: { readonly proposalId: string }) {
  const { t } = useTranslation('booking');
  const path = `/api/reference/proposals/${encodeURIComponent(proposalId)}`;
  const query = useQuery({ method: 'GET', path }, readProposedHotel);
  return (
    <ItemPage
      query={query}
      gone={isRefused(query.state)}
      missing={
        <NotFoundState heading={t('gone.title')} to={definitionOf('hotel').pages.base} action={t('gone.search')} />
      }
      loading={
        <Page title={t('search.title.hotel')}>
          <Skeleton shape="picture" />
        </Page>
      }
    >
      {(offerId) => <DetailsScreen product="hotel" offerId={offerId} />}
    </ItemPage>
  );
}

/** The empty text without a proposed hotel. */
function readProposedHotel(response: unknown): string {
  const offers = wireRecord(response).record('data').records('offers');
  return offers.find((offer) => offer.text('product') === 'hotel')?.text('offerId') ?? '';
}
