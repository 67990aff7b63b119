import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFields } from '../../../kit/booking/card-fields.tsx';
import { ContactFields } from '../../../kit/booking/contact-fields.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Columns } from '../../../kit/layout/columns.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Notice } from '../../../kit/states/notice.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { ChoiceList } from '../details/choice-list.tsx';
import { chosenOf, isSoldOut } from '../details/chosen-of.ts';
import type { AskedOffer } from '../details/use-offer.ts';
import type { OfferDetails } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { type CheckoutValues, startValues } from './checkout-values.ts';
import { OrderSummary } from './order-summary.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { timesOf, travellersOf } from './travellers-of.ts';
import { useBook } from './use-book.ts';
import { useCheckoutRules } from './use-checkout-rules.ts';

interface Props {
  readonly product: Product;
  readonly details: OfferDetails;
  readonly refresh: AskedOffer['refresh'];
}

/** The form of the checkout. What is filled in stays, whatever becomes of the booking. */
export function Checkout({ product, details, refresh }: Props) {
  const { t } = useTranslation('booking');
  const { profile } = useLive(useRemote().session);
  const { read, change } = useAddressQuery();
  const { offer, choices } = details;
  const wished = choices.find(({ id }) => id === read('choice'));
  // What was chosen is never exchanged for something else unasked.
  const missing = read('choice') !== '' && (wished === undefined || isSoldOut(wished)) && choices.length > 0;
  const choice = missing ? null : chosenOf(details, read('choice'));

  const travellers = (values: CheckoutValues) => travellersOf(offer, Number(values['people']));
  const [start] = useState(() => startValues(travellersOf(offer, 1).length, profile));
  const rules = useCheckoutRules(Object.keys(start).length, (values) => travellers(values).length);
  const book = useBook({ product, details, choice, refresh });
  const form = useForm<CheckoutValues>({
    values: start,
    rules,
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
            heading={t(`choices.${product}`)}
            choices={choices}
            chosen={null}
            onChoose={({ id }) => change({ choice: id })}
          />
        </>
      )}
      <Form form={form} label={t('checkout.title')}>
        <TravellerFields form={form} offer={offer} travellers={travellers(form.values)} />
        <Card heading={t('checkout.contact')}>
          <ContactFields form={form} />
        </Card>
        <CardFields form={form} />
        <SubmitButton form={form} whole>
          {t('checkout.book')}
        </SubmitButton>
        <p>
          <small>{t('checkout.terms')}</small>
        </p>
      </Form>
    </Columns>
  );
}
