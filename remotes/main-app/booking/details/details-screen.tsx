import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../kit/buttons/share-button.tsx';
import { Columns } from '../../../kit/layout/columns.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import type { OfferDetails } from '../offer/offer.ts';
import { Score } from '../offer/score.tsx';
import type { Product } from '../product/product.ts';
import { offerAddress, PRODUCT_PAGES, resultsAddress } from '../product/product-pages.ts';
import { BookingBar, BookingCard } from './booking-card.tsx';
import { allSold, chosenChoice } from './choices.ts';
import { OfferBody } from './offer-body.tsx';
import { OfferStep } from './offer-step.tsx';
import { useOffer } from './use-offer.ts';

/** All there is to know of an offer, and what to choose of it. */
export function DetailsScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  const offer = useOffer(product, offerId);
  return (
    <OfferStep product={product} offer={offer}>
      {(details) => <Details product={product} details={details} />}
    </OfferStep>
  );
}

function Details({ product, details }: { readonly product: Product; readonly details: OfferDetails }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const { offer } = details;
  const choice = chosenChoice(details, read('choice'));
  const next = PRODUCT_PAGES[product].reservation === null ? 'checkout' : 'reservation';
  const to = allSold(details) ? null : offerAddress(product, next, offer.id, search, choice?.id);
  const action = t('details.continue');
  const trail = [
    { label: t(`search.title.${product}`), to: PRODUCT_PAGES[product].base },
    { label: t(`results.title.${product}`), to: resultsAddress(product, search) },
  ];
  return (
    <Page
      title={offer.name}
      lead={offer.rating === null ? undefined : <Score offer={offer} />}
      above={<Breadcrumbs trail={trail} />}
      actions={<ShareButton path={offerAddress(product, 'details', offer.id, '')} title={offer.name} />}
    >
      <div>
        <Columns aside={<BookingCard offer={offer} choice={choice} to={to} action={action} />}>
          <OfferBody details={details} choice={choice} onChoose={({ id }) => change({ choice: id })} />
        </Columns>
        <BookingBar price={choice?.price ?? offer.price} to={to} action={action} />
      </div>
    </Page>
  );
}
