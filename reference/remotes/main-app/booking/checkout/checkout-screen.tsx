import { useCheckoutDraft } from '@livery/kit/booking/checkout-draft';
import { CheckoutForm, CheckoutPage } from '@livery/kit/booking/checkout-page';
import { ContactFields } from '@livery/kit/booking/contact-fields';
import { useFormClient } from '@livery/kit/clients/use-form-client';
import { isFromCredit, PAYMENT_METHOD_FIELD } from '@livery/kit/credit/payment-method-field';
import { useCreditPayment } from '@livery/kit/credit/use-credit-payment';
import { Lazy } from '@livery/kit/lazy';
import { multiplyPrice } from '@livery/kit/price/price-rules';
import { bookingTrail, useAddressQuery, useRemote } from '@livery/remote';
import { useForm } from '@livery/remote/forms';
import { guestKind } from '@livery/remote/search';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chosenChoice, combinedChoices } from '../details/chosen-choice.ts';
import { loadChoiceList } from '../details/lazy-choice-list.ts';
import { OfferStep, type RefreshOffer } from '../details/offer-step.tsx';
import { useProposalStep } from '../details/proposal-step.ts';
import { ProposedPrice } from '../details/proposed-price.tsx';
import type { Product } from '../offer/offer.ts';
import type { OfferDetails } from '../offer/offer-details.ts';
import { offerAddress, productDefinition } from '../product/product.ts';
import {
  type CheckoutValues,
  initialCheckoutValues,
  MAX_PARTICIPANTS,
  priceMultiplier,
  travellerFieldNames,
  travellerKinds,
  useCheckoutSchema,
} from './checkout-values.ts';
import { loadClientFields } from './lazy-client-fields.ts';
import { ChargeNote, OrderSummary } from './order-summary.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { useBook } from './use-book.ts';

/** The form for travellers and payment. */
export function CheckoutScreen({ product, offerId }: { readonly product: Product; readonly offerId: string }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const proposal = useProposalStep();
  const { profile } = useLive(useRemote().session);
  return (
    <OfferStep product={product} offerId={offerId}>
      {(details, refresh) => {
        const trail = bookingTrail('checkout', {
          base: proposal ?? { label: t(`search.title.${product}`), to: productDefinition(product).pages.base },
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
  // A choice that is sold out is never replaced without the traveller's consent, not even one that nobody made.
  const [first] = useState(() => chosenChoice(choices, '')?.id ?? '');
  const wanted = read('choice') || first;
  const available = chosenChoice(choices, wanted);
  const missing = choices.length > 0 && available?.id !== wanted;
  const choice = missing ? null : available;
  const offeredChoices = missing ? combinedChoices(choices) : [];

  const travellers = (values: CheckoutValues) => travellerKinds(offer, Number(values['people']));
  const days = productDefinition(offer.product).travelDays?.(offer) ?? null;
  const [start] = useState(() => initialCheckoutValues(travellerKinds(offer, 1).length, profile, asks));
  const schema = useCheckoutSchema(Object.keys(start), { of: travellers, asks, days });
  const book = useBook({ details, choice, refresh });
  const form = useForm<CheckoutValues>({
    values: start,
    schema,
    submit: async (values) => (missing ? t('checkout.choiceGone') : book(values, travellers(values))),
  });
  const { client, formerClient } = useFormClient(form, () => ({ ...start, people: form.values['people'] ?? '1' }));
  useCheckoutDraft({ item: offer.id, client }, form);
  const [refused, setRefused] = useState(false);
  const price = choice?.price ?? offer.price;
  const times = priceMultiplier(offer, Number(form.values['people']));
  const total = { amount: multiplyPrice(price, times).total, currency: 'USD' };
  const payment = useCreditPayment(total, form.field(PAYMENT_METHOD_FIELD));

  return (
    <Columns
      side="first"
      aside={<OrderSummary offer={offer} choice={choice} price={missing ? null : price} times={times} />}
    >
      <ProposedPrice offer={offer} choice={choice} />
      {missing && (
        <>
          <Notice tone="failure">{t('checkout.choiceGone')}</Notice>
          {offeredChoices.length > 0 && (
            <Lazy load={loadChoiceList} waiting={<Skeleton count={offeredChoices.length} />}>
              {({ ChoiceList }) => (
                <ChoiceList
                  product={offer.product}
                  choices={offeredChoices}
                  chosenOfferChoice={null}
                  onChoose={({ id }) => change({ choice: id })}
                />
              )}
            </Lazy>
          )}
        </>
      )}
      <CheckoutForm
        form={form}
        total={total}
        note={!missing && !isFromCredit(form.values[PAYMENT_METHOD_FIELD]) && <ChargeNote amount={total.amount} />}
        groupOf={travellerOf}
        canBook={!refused && !missing}
        payment={payment}
      >
        {(client !== null || formerClient !== undefined) && (
          <Lazy load={loadClientFields} waiting={<Skeleton count={2} />}>
            {({ ClientFields }) => (
              <ClientFields
                {...{ client, formerClient, form, asks, days, namesOf: travellerFieldNames }}
                most={travellerKinds(offer, MAX_PARTICIPANTS)}
                travellers={travellers(form.values)}
                kindOf={guestKind}
                onRefused={setRefused}
              />
            )}
          </Lazy>
        )}
        <TravellerFields form={form} offer={offer} travellers={travellers(form.values)} asks={asks} days={days} />
        <Card heading={t('checkout.contact')}>
          <ContactFields form={form} />
        </Card>
      </CheckoutForm>
    </Columns>
  );

  function travellerOf(name: string): string {
    const allTravellerKinds = travellers(form.values);
    const index = allTravellerKinds.findIndex((_, position) => travellerFieldNames(position, asks).includes(name));
    const kind = allTravellerKinds[index];
    return allTravellerKinds.length === 1 || kind === undefined
      ? ''
      : t(`checkout.kinds.${kind}`, { number: index + 1 });
  }
}
