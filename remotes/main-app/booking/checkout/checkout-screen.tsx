import { CheckoutForm, CheckoutPage, NameFields } from '@livery/kit/booking/checkout-page';
import { ContactFields } from '@livery/kit/booking/contact-fields';
import { bookingTrail, useAddressQuery, useRemote } from '@livery/remote';
import { type FormState, useForm } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { Notice } from '@livery/ui/notice';
import { NumberField } from '@livery/ui/number-field';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ChoiceList, chosenChoice, isSoldOut } from '../details/choice-list.tsx';
import { OfferStep, type RefreshOffer } from '../details/offer-step.tsx';
import type { Offer, OfferDetails, TravellerKind } from '../offer/offer.ts';
import { definitionOf, offerAddress, type Product } from '../product/product.ts';
import styles from './checkout.module.css';
import {
  type CheckoutValues,
  firstNameOf,
  lastNameOf,
  MAX_PEOPLE,
  startValues,
  timesOf,
  travellersOf,
  useCheckoutSchema,
} from './checkout-values.ts';
import { OrderSummary } from './order-summary.tsx';
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
  const { offer, choices } = details;
  const requested = choices.find(({ id }) => id === read('choice'));
  // A choice that is sold out is never replaced without the traveller's consent.
  const missing = read('choice') !== '' && (requested === undefined || isSoldOut(requested)) && choices.length > 0;
  const choice = missing ? null : chosenChoice(choices, read('choice'));

  const travellers = (values: CheckoutValues) => travellersOf(offer, Number(values['people']));
  const [start] = useState(() => startValues(travellersOf(offer, 1).length, profile));
  const schema = useCheckoutSchema(Object.keys(start), (values) => travellers(values).length);
  const book = useBook({ details, choice, refresh });
  const form = useForm<CheckoutValues>({
    values: start,
    schema,
    submit: (values) => (missing ? undefined : book(values, travellers(values))),
  });
  const price = choice?.price ?? offer.price;
  const times = timesOf(offer, Number(form.values['people']));

  return (
    <Columns aside={<OrderSummary offer={offer} choice={choice} price={price} times={times} />}>
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
      <CheckoutForm form={form} terms={t('checkout.terms')}>
        <TravellerFields form={form} offer={offer} travellers={travellers(form.values)} />
        <Card heading={t('checkout.contact')}>
          <ContactFields form={form} />
        </Card>
      </CheckoutForm>
    </Columns>
  );
}

interface TravellerFieldsProps {
  readonly form: FormState<CheckoutValues>;
  readonly offer: Offer;
  readonly travellers: readonly TravellerKind[];
}

/** The names of those who travel. */
function TravellerFields({ form, offer, travellers }: TravellerFieldsProps) {
  const { t } = useTranslation('booking');
  const alone = travellers.length === 1;
  const kindOf = (kind: TravellerKind, index: number) => t(`checkout.kinds.${kind}`, { number: index + 1 });
  return (
    <Card heading={t(`checkout.travellers.${offer.product}`)}>
      {definitionOf(offer.product).choosesPeople && (
        <NumberField
          label={t('checkout.people')}
          value={travellers.length}
          min={1}
          max={MAX_PEOPLE}
          onChange={(people) => form.set({ people: String(people) })}
        />
      )}
      {travellers.map((kind, index) => (
        <fieldset key={index} className={styles.traveller}>
          <legend className={alone ? undefined : styles.legend}>
            {alone ? <VisuallyHidden>{kindOf(kind, index)}</VisuallyHidden> : kindOf(kind, index)}
          </legend>
          <NameFields first={form.field(firstNameOf(index))} last={form.field(lastNameOf(index))} isOwn={index === 0} />
        </fieldset>
      ))}
    </Card>
  );
}
