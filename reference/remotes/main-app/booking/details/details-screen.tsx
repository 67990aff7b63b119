import { AgentActions, AgentBar } from '@livery/kit/agent/agent-parts';
import {
  addressWith,
  Breadcrumbs,
  bookingTrail,
  FavouriteButton,
  Page,
  ShareButton,
  useAddressQuery,
  useSeen,
} from '@livery/remote';
import { Card } from '@livery/ui/card';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Product } from '../offer/offer.ts';
import type { OfferChoice, OfferDetails } from '../offer/offer-details.ts';
import { hasOfferRatings, OfferRatings } from '../offer/offer-ratings.tsx';
import { offerWithChoice } from '../offer/offer-with-choice.ts';
import { offerItem } from '../product/offer-item.ts';
import { offerAddress, productDefinition, resultsAddress } from '../product/product.ts';
import { BookingColumns } from './booking-card.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { ChoiceList } from './choice-list.tsx';
import { chosenChoice, combinedChoices, isEverythingSoldOut } from './chosen-choice.ts';
import { OfferBody, Paragraphs } from './offer-body.tsx';
import { OfferStep } from './offer-step.tsx';
import { useProposalStep } from './proposal-step.ts';
import { ProposedPrice } from './proposed-price.tsx';

interface DetailsProps {
  readonly product: Product;
  readonly offerId: string;
  /** The proposal of the offer, if the path names it instead of the query. */
  readonly proposalId?: string;
}

/** All details of an offer, and its options. */
export function DetailsScreen({ product, offerId, proposalId }: DetailsProps) {
  return (
    <>
      <OfferStep product={product} offerId={offerId}>
        {(details) => <Details details={details} proposalId={proposalId} />}
      </OfferStep>
      <AgentBar />
    </>
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
 * The common part of both steps: the current choice, the address of the next step unless everything is sold out, and
 * the breadcrumbs.
 */
function useOfferChoice({ offer, choices }: OfferDetails, next: 'reservation' | 'checkout', proposalId?: string) {
  const { t } = useTranslation('booking');
  const { search: asked } = useLocation();
  const search = proposalId === undefined ? asked : addressWith('', { proposalId }, asked);
  const { read, change } = useAddressQuery();
  const proposal = useProposalStep(proposalId);
  const { product, id } = offer;
  const choice = chosenChoice(choices, read('choice'));
  return {
    choice,
    onChoose: (chosenOfferChoice: Pick<OfferChoice, 'id'>) => change({ choice: chosenOfferChoice.id }),
    to: isEverythingSoldOut(choices) ? null : offerAddress(product, next, id, search, choice?.id),
    toChoice: (chosenOfferChoice: OfferChoice) => offerAddress(product, next, id, search, chosenOfferChoice.id),
    parents: {
      base: proposal ?? { label: t(`search.title.${product}`), to: productDefinition(product).pages.base },
      search: proposal === null ? { label: t(`results.title.${product}`), to: resultsAddress(product, search) } : null,
      details: { label: offer.name, to: offerAddress(product, 'details', id, search) },
    },
  };
}

function Details({ details, proposalId }: { readonly details: OfferDetails; readonly proposalId: string | undefined }) {
  const { t } = useTranslation('booking');
  const { offer, choices } = details;
  const nextPage = productDefinition(offer.product).pages.reservation === null ? 'checkout' : 'reservation';
  const { choice, onChoose, to, toChoice, parents } = useOfferChoice(details, nextPage, proposalId);
  const address = offerAddress(offer.product, 'details', offer.id, '');
  const dealAddress = offerAddress(offer.product, 'details', offer.id, '', choice?.id);
  const item = offerItem(offer, parents.details.to);
  const chosenOffer = offerWithChoice(details, choice);
  useSeen(item);
  return (
    <Page
      title={offer.name}
      lead={hasOfferRatings(offer) ? <OfferRatings offer={offer} /> : undefined}
      above={<Breadcrumbs trail={bookingTrail('details', parents)} />}
      actions={
        <>
          <FavouriteButton item={item} label={t('results.favourite', { name: offer.name })} />
          <ShareButton path={address} title={offer.name} />
          <AgentActions offer={offer} choices={combinedChoices(choices)} choice={choice} to={dealAddress} />
        </>
      }
    >
      <ProposedPrice offer={offer} choice={choice} proposalId={proposalId} />
      <BookingColumns offer={chosenOffer.offer} choice={choice} to={to} action={t('details.continue')}>
        <OfferBody details={chosenOffer} choice={choice} onChoose={onChoose} to={toChoice} />
      </BookingColumns>
    </Page>
  );
}

function Reservation({ details }: { readonly details: OfferDetails }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { read } = useAddressQuery();
  const { choice, onChoose, to, parents } = useOfferChoice(details, 'checkout');
  // An earlier choice isn't asked for again.
  const isNamed = read('choice') === choice?.id;
  const { offer, choices, cancellation } = offerWithChoice(details, choice);
  return (
    <Page
      title={t('reservation.title')}
      lead={t('reservation.lead')}
      above={<Breadcrumbs trail={bookingTrail('reservation', parents)} />}
    >
      <ProposedPrice offer={offer} choice={choice} />
      <BookingColumns offer={offer} choice={choice} to={to} action={t('reservation.continue')}>
        <Card heading={offer.name}>
          <BookingFacts offer={offer} choice={isNamed ? choice?.name : undefined} />
        </Card>
        {choices.length > 0 && !isNamed && (
          <ChoiceList product={offer.product} choices={choices} chosenOfferChoice={choice} onChoose={onChoose} />
        )}
        {cancellation.length > 0 && (
          <Card heading={t('kit:cancellation.title')} sunken>
            <Paragraphs texts={cancellation} />
          </Card>
        )}
      </BookingColumns>
    </Page>
  );
}
