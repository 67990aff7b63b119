import { forgetDraft } from '@livery/kit/booking/checkout-draft';
import { isFromCredit, NOT_ENOUGH_CREDIT, PAYMENT_METHOD_FIELD } from '@livery/kit/credit/payment-method-field';
import {
  moneyIn,
  useAddressQuery,
  useFailureText,
  useFormat,
  useMutation,
  useRemote,
  wireRecord,
} from '@livery/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeBookedEmail } from '../confirmation/booked-email.ts';
import { chosenChoice } from '../details/chosen-choice.ts';
import type { RefreshOffer } from '../details/offer-step.tsx';
import type { OfferChoice, OfferDetails, TravellerKind } from '../offer/offer-details.ts';
import { confirmationAddress } from '../product/product.ts';
import { bookingBody, type CheckoutValues, priceMultiplier } from './checkout-values.ts';

interface BookOptions {
  readonly details: OfferDetails;
  readonly choice: OfferChoice | null;
  readonly refresh: RefreshOffer;
}

const NOT_PROPOSED_STATUS = 422;

/** Status codes for an offer that doesn't exist any more, is sold out, or has another price. */
const OUTDATED_STATUSES: ReadonlySet<number> = new Set([404, 409, 410]);

/**
 * Books an offer and navigates to its confirmation; otherwise returns why the booking was refused. Each attempt has a
 * new idempotency key, but after an unknown outcome the next attempt reuses the key, so that it never books twice.
 */
export function useBook({ details, choice, refresh }: BookOptions) {
  const { t } = useTranslation(['booking', 'kit']);
  const { navigate, formatMoney, events, client } = useRemote();
  const { money } = useFormat();
  const failureText = useFailureText();
  const { run } = useMutation();
  const proposalId = useAddressQuery().read('proposalId');
  const [key, setKey] = useState(createIdempotencyKey);
  const { offer } = details;
  const total = (choice?.price ?? offer.price).total;

  return async (values: CheckoutValues, travellers: readonly TravellerKind[]): Promise<string | undefined> => {
    const times = priceMultiplier(offer, travellers.length);
    const agreed = roundToCents(total * times);
    const { shown } = formatMoney({ amount: agreed, currency: 'USD' });
    const clientId = client.now()?.id;
    const bookingRequest = { offer, asks: details.asks, choiceId: choice?.id, clientId, proposalId, travellers };
    const bookedBody = { ...bookingRequest, total: agreed, shown, idempotencyKey: key };
    const response = await run({
      method: 'POST',
      path: '/api/reference/bookings',
      body: bookingBody(values, bookedBody),
    });
    if (response.ok) {
      const wire = wireRecord(response.value).record('data');
      const [reference, price] = [wire.text('referenceNumber').trim(), moneyIn(wire.record('price'), 'amount')];
      if (reference === '') return t('checkout.unknown');
      const chargedPrice = price !== null && price.amount > 0 ? price : null;
      events.publish('booking.confirmed', { reference, product: offer.product, price: chargedPrice }, { keep: true });
      forgetDraft();
      writeBookedEmail(reference, values['email'] ?? '');
      navigate(confirmationAddress(offer.product, reference), { replace: true });
      return undefined;
    }
    const { error } = response;
    if (error.kind === 'cancelled') return '';
    if (error.kind !== 'refused' || error.status >= 500) return t('checkout.unknown');
    setKey(createIdempotencyKey());
    if (error.status === NOT_ENOUGH_CREDIT && isFromCredit(values[PAYMENT_METHOD_FIELD]))
      return t('kit:checkout.creditRefused');
    if (error.status === NOT_PROPOSED_STATUS) return t('checkout.notProposed');
    return OUTDATED_STATUSES.has(error.status) ? describeChange(failureText(error)) : failureText(error);
  };

  async function describeChange(otherwise: string): Promise<string> {
    const currentDetails = await refresh();
    if (currentDetails === null) return t('checkout.gone');
    const same = chosenChoice(currentDetails?.choices ?? [], choice?.id ?? '');
    if (currentDetails === undefined || same?.id !== choice?.id) return otherwise;
    const price = (same?.price ?? currentDetails.offer.price).total;
    if (price === total) return otherwise;
    const [priceBefore, priceAfter] = [total, price].map((amount) => money({ amount, currency: 'USD' }));
    return t('checkout.priceChanged', { before: priceBefore ?? '', after: priceAfter ?? '' });
  }
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** `crypto.randomUUID` is missing on sites without https. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
