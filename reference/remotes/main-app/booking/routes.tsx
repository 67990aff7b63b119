import { AgentBar } from '@livery/kit/agent/agent-parts';
import { loadPaymentChoice } from '@livery/kit/credit/lazy-payment-choice';
import { Lazy } from '@livery/kit/lazy';
import { loadPriceLines } from '@livery/kit/price/lazy-price-lines';
import type { ScreenRoute } from '@livery/remote';
import type { ReactNode } from 'react';
import type { Area } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { AgentItem } from './agent/agent-item.tsx';
import { BOOKING_MESSAGES } from './booking-messages.ts';
import { loadClientFields } from './checkout/lazy-client-fields.ts';
import { loadChoiceList } from './details/lazy-choice-list.ts';
import { loadPriceChange } from './details/proposed-price.tsx';
import { firstCall } from './first-call.ts';
import { loadFlightSegments } from './offer/lazy-flight-segments.ts';
import { PRODUCTS, type Product } from './offer/offer.ts';
import { loadCheckout, loadConfirmation, loadDetails, loadProposedHotel, loadResults, loadSearch } from './parts.ts';
import type { BookingPath } from './product/definition.ts';
import { productDefinition } from './product/product.ts';
import { loadFlightCard } from './products/lazy-flight-card.ts';
import { loadAppliedFilters } from './results/lazy-applied-filters.ts';
import { OfferedOnly } from './search/not-offered.tsx';

type BookingRoute = ScreenRoute<BookingPath>;

interface OfferStepProps {
  readonly product: Product;
  readonly offerId: string;
}

type OfferStep = (offer: OfferStepProps) => ReactNode;

const detailsStep = (props: OfferStepProps & { readonly proposalId?: string }) => (
  <Lazy load={loadDetails}>{({ DetailsScreen }) => <DetailsScreen key={props.offerId} {...props} />}</Lazy>
);
const reservationStep: OfferStep = (props) => (
  <Lazy load={loadDetails}>{({ ReservationScreen }) => <ReservationScreen key={props.offerId} {...props} />}</Lazy>
);
const checkoutStep: OfferStep = (props) => (
  <Lazy load={loadCheckout}>{({ CheckoutScreen }) => <CheckoutScreen key={props.offerId} {...props} />}</Lazy>
);

const routes: readonly BookingRoute[] = [
  ...PRODUCTS.flatMap(productRoutes),
  {
    path: '/booknow/hotels/deal/:id',
    element: renderIfOffered(
      'hotel',
      <FromAddress>
        {(id) => (
          <Lazy load={loadProposedHotel}>
            {({ ProposedHotel }) => (
              <ProposedHotel proposalId={id}>
                {(offerId) => detailsStep({ product: 'hotel', offerId, proposalId: id })}
              </ProposedHotel>
            )}
          </Lazy>
        )}
      </FromAddress>,
    ),
  },
];

export const area: Area = {
  screens: [
    loadSearch,
    loadResults,
    loadAppliedFilters,
    loadFlightCard,
    loadFlightSegments,
    loadPriceLines,
    loadDetails,
    loadProposedHotel,
    loadCheckout,
    loadClientFields,
    loadChoiceList,
    loadPriceChange,
    loadPaymentChoice,
    loadConfirmation,
  ],
  routes,
  itemTray: <AgentBar />,
  itemActions: (item) => <AgentItem {...item} />,
  messages: BOOKING_MESSAGES,
  firstCall,
};

/** The confirmation is shown for every product; all other steps only for products that the agency sells. */
function productRoutes(product: Product): readonly BookingRoute[] {
  const { base, search, details, otherDetails, reservation, checkout, confirmation } = productDefinition(product).pages;
  const bookedRoute = (id: string) => (
    <Lazy load={loadConfirmation}>
      {({ ConfirmationScreen }) => <ConfirmationScreen product={product} referenceNumber={id} />}
    </Lazy>
  );
  return [
    {
      path: base,
      element: renderIfOffered(
        product,
        <Lazy load={loadSearch}>{({ SearchScreen }) => <SearchScreen product={product} />}</Lazy>,
      ),
    },
    {
      path: search,
      element: renderIfOffered(
        product,
        <Lazy load={loadResults}>{({ ResultsScreen }) => <ResultsScreen product={product} />}</Lazy>,
      ),
    },
    ...[details, ...otherDetails].map((path) => ({ path, element: renderStep(product, detailsStep) })),
    ...(reservation === null ? [] : [{ path: reservation, element: renderStep(product, reservationStep) }]),
    { path: checkout, element: renderStep(product, checkoutStep) },
    { path: confirmation, element: <FromAddress query="referenceNumber">{bookedRoute}</FromAddress> },
  ];
}

/** A step for the offer in the path or the query. */
function renderStep(product: Product, step: OfferStep) {
  return renderIfOffered(
    product,
    <FromAddress query={productDefinition(product).pages.offerName}>
      {(offerId) => step({ product, offerId })}
    </FromAddress>,
  );
}

function renderIfOffered(product: Product, step: ReactNode) {
  return <OfferedOnly product={product}>{step}</OfferedOnly>;
}
