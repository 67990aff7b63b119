import type { ReactNode } from 'react';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import type { Route } from '../../kit/navigation/routes.tsx';
import type { Area } from '../area.ts';
import { CheckoutScreen } from './checkout/checkout-screen.tsx';
import { ConfirmationScreen } from './confirmation/confirmation-screen.tsx';
import { DetailsScreen } from './details/details-screen.tsx';
import { ProposedHotel } from './details/proposed-hotel.tsx';
import { ReservationScreen } from './details/reservation-screen.tsx';
import { messages } from './messages.ts';
import { PRODUCTS, type Product } from './product/product.ts';
import { PRODUCT_PAGES } from './product/product-pages.ts';
import { ResultsScreen } from './results/results-screen.tsx';
import { IfOffered } from './search/not-offered.tsx';
import { SearchScreen } from './search/search-screen.tsx';

/** Where details are found beside the product's own page of them (rules §2). */
const OTHER_DETAILS: readonly (readonly [path: string, product: Product])[] = [
  ['/hotel-details', 'hotel'],
  ['/booknow/hotels/hotel-details', 'hotel'],
  ['/flight-details', 'flight'],
  ['/booknow/flights/flight-details', 'flight'],
];

const routes: readonly Route[] = [
  ...PRODUCTS.flatMap(routesOf),
  ...OTHER_DETAILS.map(([path, product]): Route => [path, () => detailsOf(product, undefined)]),
  ['/booknow/hotels/deal/{id}', ({ id = '' }) => offered('hotel', <ProposedHotel proposalId={id} />)],
];

export const area: Area = { routes, messages };

/** The confirmation is shown for every product; all other steps only for products that the agency sells. */
function routesOf(product: Product): readonly Route[] {
  const { base, search, details, reservation, checkout, confirmation, offerName } = PRODUCT_PAGES[product];
  const booked = (id: string) => <ConfirmationScreen product={product} referenceNumber={id} />;
  return [
    [base, () => offered(product, <SearchScreen product={product} />)],
    [search, () => offered(product, <ResultsScreen product={product} />)],
    [details, ({ id }) => detailsOf(product, id)],
    [
      checkout,
      () =>
        offered(
          product,
          <FromAddress name={offerName}>{(id) => <CheckoutScreen product={product} offerId={id} />}</FromAddress>,
        ),
    ],
    [
      confirmation,
      ({ id }) => (id === undefined ? <FromAddress name="referenceNumber">{booked}</FromAddress> : booked(id)),
    ],
    ...(reservation === null ? [] : [reservationOf(product, reservation)]),
  ];
}

function detailsOf(product: Product, id: string | undefined) {
  const show = (offerId: string) => <DetailsScreen key={offerId} product={product} offerId={offerId} />;
  const { offerName } = PRODUCT_PAGES[product];
  return offered(product, id === undefined ? <FromAddress name={offerName}>{show}</FromAddress> : show(id));
}

function reservationOf(product: Product, path: string): Route {
  return [
    path,
    () =>
      offered(
        product,
        <FromAddress name={PRODUCT_PAGES[product].offerName}>
          {(id) => <ReservationScreen product={product} offerId={id} />}
        </FromAddress>,
      ),
  ];
}

function offered(product: Product, step: ReactNode) {
  return <IfOffered product={product}>{step}</IfOffered>;
}

/** Passes a parameter of the query on to a screen; the empty text where it is missing. */
function FromAddress({ name, children }: { readonly name: string; readonly children: (value: string) => ReactNode }) {
  return children(useAddressQuery().read(name));
}
