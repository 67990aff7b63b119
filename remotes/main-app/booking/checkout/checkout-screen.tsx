import { useCheckoutDraft } from '@livery/kit/booking/checkout-draft';
import { CheckoutForm, CheckoutPage } from '@livery/kit/booking/checkout-page';
import { ContactFields } from '@livery/kit/booking/contact-fields';
import { bookingTrail, useAddressQuery, useRemote } from '@livery/remote';
import { useForm } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { Notice } from '@livery/ui/notice';
import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ChoiceList, chosenChoice, isSoldOut } from '../details/choice-list.tsx';
import { OfferStep, type RefreshOffer } from '../details/offer-step.tsx';
import type { OfferDetails } from '../offer/offer-details.ts';
import { definitionOf, offerAddress, type Product } from '../product/product.ts';
import { type CheckoutValues, startValues, timesOf, travellersOf, useCheckoutSchema } from './checkout-values.ts';
import { OrderSummary, timesPrice } from './order-summary.tsx';
import { travelDays } from './travel-days.ts';
import { TravellerFields } from './traveller-fields.tsx';
import { useBook } from './use-book.ts';

/** The form for travellers and payment. */
export function CheckoutScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { profile } = useLive(useRemote().session);
  return (
    <OfferStep product={product} offerId={offerId}>
      {(details, refresh) => {
        const trail = bookingTrail('checkout', {
          base: { label: t(`search.title.${product}`), to: definitionOf(product).pages.base },
          details: { label: details.offer.name, to: offerAddress(product, 'details', details.offer.id, search) },
        });
        return (
          <CheckoutPage trail={trail}>
            <Checkout key={profile?.id ?? ''} details={details} refresh={refresh} />
          </CheckoutPage>
        );
      }}
    </OfferStep>
  );
}

/** The form of the checkout. Its values stay when the booking fails. */
function Checkout({ details, refresh }: { readonly details: OfferDetails; readonly refresh: RefreshOffer }) {
  const { t } = useTranslation('booking');
  const { profile } = useLive(useRemote().session);
  const { read, change } = useAddressQuery();
  const { offer, choices, asks } = details;
  const requested = choices.find(({ id }) => id === read('choice'));
  // A choice that is sold out is never replaced without the traveller's consent.
  const missing = read('choice') !== '' && (requested === undefined || isSoldOut(requested)) && choices.length > 0;
  const choice = missing ? null : chosenChoice(choices, read('choice'));

  const travellers = (values: CheckoutValues) => travellersOf(offer, Number(values['people']));
  const days = travelDays(offer);
  const [start] = useState(() => startValues(travellersOf(offer, 1).length, profile, asks));
  const schema = useCheckoutSchema(Object.keys(start), { of: travellers, asks, days });
  const book = useBook({ details, choice, refresh });
  const form = useForm<CheckoutValues>({
    values: start,
    schema,
    submit: (values) => (missing ? undefined : book(values, travellers(values))),
  });
  useCheckoutDraft(offer.id, form);
  const price = choice?.price ?? offer.price;
  const times = timesOf(offer, Number(form.values['people']));
  const total = { amount: timesPrice(price, times).total, currency: 'USD' };

  return (
    <Columns side="first" aside={<OrderSummary offer={offer} choice={choice} price={price} times={times} />}>
      {missing && (
        <>
          <Notice tone="failure">{t('checkout.choiceGone')}</Notice>
          <ChoiceList
            product={offer.product}
            choices={choices}
            chosen={null}
            onChoose={({ id }) => change({ choice: id })}
          />
        </>
      )}
      <CheckoutForm form={form} total={total}>
        <TravellerFields form={form} offer={offer} travellers={travellers(form.values)} asks={asks} days={days} />
        <Card heading={t('checkout.contact')}>
          <ContactFields form={form} />
        </Card>
      </CheckoutForm>
    </Columns>
  );
}
