import { AgentBar } from '@livery/kit/agent/agent-parts';
import { paymentChoice } from '@livery/kit/credit/lazy-payment-choice';
import { Lazy } from '@livery/kit/lazy';
import { priceLines } from '@livery/kit/price/lazy-price-lines';
import type { ScreenRoute } from '@livery/remote';
import type { ReactNode } from 'react';
import type { Area } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { AgentItem } from './agent/agent-item.tsx';
import { BOOKING_MESSAGES } from './booking-messages.ts';
import { clientFields } from './checkout/lazy-client-fields.ts';
import { choiceList } from './details/lazy-choice-list.ts';
import { priceChange } from './details/proposed-price.tsx';
import { firstCall } from './first-call.ts';
import { flightSegments } from './offer/lazy-flight-segments.ts';
import { PRODUCTS, type Product } from './offer/offer.ts';
import { checkingOut, confirmed, details, proposedHotel, results, searching } from './parts.ts';
import type { BookingPath } from './product/definition.ts';
import { definitionOf } from './product/product.ts';
import { flightCard } from './products/lazy-flight-card.ts';
import { appliedFilters } from './results/lazy-applied-filters.ts';
import { OfferedOnly } from './search/not-offered.tsx';

type BookingRoute = ScreenRoute<BookingPath>;

interface Offered {
  readonly product: Product;
  readonly offerId: string;
}

type OfferStep = (offer: Offered) => ReactNode;

const detailsStep = (props: Offered & { readonly proposalId?: string }) => (
  <Lazy load={details}>{({ DetailsScreen }) => <DetailsScreen key={props.offerId} {...props} />}</Lazy>
);
const reservationStep: OfferStep = (props) => (
  <Lazy load={details}>{({ ReservationScreen }) => <ReservationScreen key={props.offerId} {...props} />}</Lazy>
);
const checkoutStep: OfferStep = (props) => (
  <Lazy load={checkingOut}>{({ CheckoutScreen }) => <CheckoutScreen key={props.offerId} {...props} />}</Lazy>
);

const routes: readonly BookingRoute[] = [
  ...PRODUCTS.flatMap(routesOf),
  {
    path: '/booknow/hotels/deal/:id',
    element: offered(
      'hotel',
      <FromAddress>
        {(id) => (
          <Lazy load={proposedHotel}>
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
    searching,
    results,
    appliedFilters,
    flightCard,
    flightSegments,
    priceLines,
    details,
    proposedHotel,
    checkingOut,
    clientFields,
    choiceList,
    priceChange,
    paymentChoice,
    confirmed,
  ],
  routes,
  itemTray: <AgentBar />,
  itemActions: (item) => <AgentItem {...item} />,
  messages: BOOKING_MESSAGES,
  firstCall,
};

/** The confirmation is shown for every product; all other steps only for products that the agency sells. */
function routesOf(product: Product): readonly BookingRoute[] {
  const { base, search, details, otherDetails, reservation, checkout, confirmation } = definitionOf(product).pages;
  const booked = (id: string) => (
    <Lazy load={confirmed}>
      {({ ConfirmationScreen }) => <ConfirmationScreen product={product} referenceNumber={id} />}
    </Lazy>
  );
  return [
    {
      path: base,
      element: offered(
        product,
        <Lazy load={searching}>{({ SearchScreen }) => <SearchScreen product={product} />}</Lazy>,
      ),
    },
    {
      path: search,
      element: offered(
        product,
        <Lazy load={results}>{({ ResultsScreen }) => <ResultsScreen product={product} />}</Lazy>,
      ),
    },
    ...[details, ...otherDetails].map((path) => ({ path, element: stepOf(product, detailsStep) })),
    ...(reservation === null ? [] : [{ path: reservation, element: stepOf(product, reservationStep) }]),
    { path: checkout, element: stepOf(product, checkoutStep) },
    { path: confirmation, element: <FromAddress query="referenceNumber">{booked}</FromAddress> },
  ];
}

/** A step for the offer that the path or the query names. */
function stepOf(product: Product, step: OfferStep) {
  return offered(
    product,
    <FromAddress query={definitionOf(product).pages.offerName}>{(offerId) => step({ product, offerId })}</FromAddress>,
  );
}

function offered(product: Product, step: ReactNode) {
  return <OfferedOnly product={product}>{step}</OfferedOnly>;
}
