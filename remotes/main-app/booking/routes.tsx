import type { MessageFile, Route } from '@livery/remote';
import type { ReactNode } from 'react';
import type { Area } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { CheckoutScreen } from './checkout/checkout-screen.tsx';
import { ConfirmationScreen } from './confirmation/confirmation-screen.tsx';
import { DetailsScreen, ProposedHotel, ReservationScreen } from './details/details-screen.tsx';
import type { BookingPath } from './product/definition.ts';
import { definitionOf, PRODUCTS, type Product } from './product/product.ts';
import { ResultsScreen } from './results/results-screen.tsx';
import { OfferedOnly } from './search/not-offered.tsx';
import { SearchScreen } from './search/search-screen.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    booking: typeof english;
  }
}

type BookingRoute = Route<BookingPath>;

const routes: readonly BookingRoute[] = [
  ...PRODUCTS.flatMap(routesOf),
  ...PRODUCTS.flatMap(otherDetailsOf),
  ['/booknow/hotels/deal/{id}', ({ id = '' }) => offered('hotel', <ProposedHotel proposalId={id} />)],
];

export const area: Area = {
  routes,
  messages: {
    namespace: 'booking',
    english,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};

/** The confirmation is shown for every product; all other steps only for products that the agency sells. */
function routesOf(product: Product): readonly BookingRoute[] {
  const { base, search, details, reservation, checkout, confirmation } = definitionOf(product).pages;
  const booked = (id: string) => <ConfirmationScreen product={product} referenceNumber={id} />;
  return [
    [base, () => offered(product, <SearchScreen product={product} />)],
    [search, () => offered(product, <ResultsScreen product={product} />)],
    [details, ({ id }) => stepOf(product, DetailsScreen, id)],
    [checkout, () => stepOf(product, CheckoutScreen)],
    [
      confirmation,
      ({ id }) => (
        <FromAddress path={id} name="referenceNumber">
          {booked}
        </FromAddress>
      ),
    ],
    ...[reservation].flatMap((path): BookingRoute[] =>
      path === null ? [] : [[path, () => stepOf(product, ReservationScreen)]],
    ),
  ];
}

function otherDetailsOf(product: Product): readonly BookingRoute[] {
  const { otherDetails } = definitionOf(product).pages;
  return otherDetails.map((path): BookingRoute => [path, () => stepOf(product, DetailsScreen)]);
}

type OfferScreen = (props: { readonly product: Product; readonly offerId: string }) => ReactNode;

/** A step for the offer that the path or the query names. */
function stepOf(product: Product, Screen: OfferScreen, id?: string) {
  return offered(
    product,
    <FromAddress path={id} name={definitionOf(product).pages.offerName}>
      {(offerId) => <Screen key={offerId} product={product} offerId={offerId} />}
    </FromAddress>,
  );
}

function offered(product: Product, step: ReactNode) {
  return <OfferedOnly product={product}>{step}</OfferedOnly>;
}
