import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Columns } from '../../../kit/layout/columns.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import type { OfferDetails } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { offerAddress, PRODUCT_PAGES, resultsAddress } from '../product/product-pages.ts';
import { BookingBar, BookingCard } from './booking-card.tsx';
import { ChoiceList } from './choice-list.tsx';
import { allSold, chosenChoice } from './choices.ts';
import { OfferStep } from './offer-step.tsx';
import { useBookingFacts } from './use-booking-facts.ts';
import { useOffer } from './use-offer.ts';

/** What was chosen, to look over once more before the checkout. */
export function ReservationScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  const offer = useOffer(product, offerId);
  return (
    <OfferStep product={product} offer={offer}>
      {(details) => <Reservation product={product} details={details} />}
    </OfferStep>
  );
}

function Reservation({ product, details }: { readonly product: Product; readonly details: OfferDetails }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const { offer, choices, cancellation } = details;
  const choice = chosenChoice(details, read('choice'));
  const facts = useBookingFacts(offer);
  const to = allSold(details) ? null : offerAddress(product, 'checkout', offer.id, search, choice?.id);
  const action = t('reservation.continue');
  const trail = [
    { label: t(`search.title.${product}`), to: PRODUCT_PAGES[product].base },
    { label: t(`results.title.${product}`), to: resultsAddress(product, search) },
    { label: offer.name, to: offerAddress(product, 'details', offer.id, search) },
  ];
  return (
    <Page title={t('reservation.title')} lead={t('reservation.lead')} above={<Breadcrumbs trail={trail} />}>
      <div>
        <Columns aside={<BookingCard offer={offer} choice={choice} to={to} action={action} />}>
          <Card heading={offer.name}>
            <Facts of={facts} />
          </Card>
          {choices.length > 0 && (
            <ChoiceList
              heading={t(`choices.${product}`)}
              choices={choices}
              chosen={choice}
              onChoose={({ id }) => change({ choice: id })}
            />
          )}
          {cancellation.length > 0 && (
            <Card heading={t('details.cancellation')} sunken>
              {cancellation.map((paragraph) => (
                <p key={paragraph}>
                  <AuthoredText text={paragraph} />
                </p>
              ))}
            </Card>
          )}
        </Columns>
        <BookingBar price={choice?.price ?? offer.price} to={to} action={action} />
      </div>
    </Page>
  );
}
