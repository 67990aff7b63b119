import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { forgetDraft, useCheckoutDraft } from '@livery/kit/booking/checkout-draft';
import { cardProblems, NO_CARD, useCardFields } from '@livery/kit/booking/payment-card';
import { type FormClient, useFormClient } from '@livery/kit/clients/use-form-client';
import {
  CARD_PAYMENT,
  isFromCredit,
  NOT_ENOUGH_CREDIT,
  PAYMENT_METHOD_FIELD,
} from '@livery/kit/credit/payment-method-field';
import { useAddressQuery, useFailureText, useMutation, useRemote } from '@livery/remote';
import { type FormState, fieldErrors, useForm, useRules } from '@livery/remote/forms';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { object, pipe, string } from 'valibot';
import { bookCall, type CheckoutValues } from './hold-calls.ts';
import { readHold } from './read-hold.ts';

interface CheckoutFormOptions {
  readonly hold: ResortHold | null;
  /** Fetches the current state of a hold; `undefined` if the call fails. */
  readonly fetchHold: (hold: ResortHold) => Promise<ResortHold | null | undefined>;
  /** Called with the state of the hold after an attempt. */
  readonly setValue: (hold: ResortHold) => void;
}

interface CheckoutForm {
  readonly form: FormState<CheckoutValues>;
  readonly bookedFor: FormClient;
}

/** Guest and payment. After each attempt the hold is fetched, unless the response contains it. */
export function useCheckoutForm({ hold, fetchHold, setValue }: CheckoutFormOptions): CheckoutForm {
  const { t } = useTranslation(['resort', 'kit']);
  const { required, email, phone } = useRules();
  const card = useCardFields();
  const { session, events, client: liveClient } = useRemote();
  const { profile } = useLive(session);
  const failureText = useFailureText();
  const { run } = useMutation();
  const proposalId = useAddressQuery().read('proposalId');
  const knownProfile = profile === null || profile.isTravelAgent ? null : profile;

  const start = {
    person: '',
    firstName: knownProfile?.firstName ?? '',
    lastName: knownProfile?.lastName ?? '',
    email: knownProfile?.email ?? '',
    phone: '',
    note: '',
    [PAYMENT_METHOD_FIELD]: CARD_PAYMENT,
    ...NO_CARD,
  };
  const form = useForm<CheckoutValues>({
    values: start,
    schema: pipe(
      object({
        person: string(),
        firstName: required,
        lastName: string(),
        email,
        phone,
        note: string(),
        [PAYMENT_METHOD_FIELD]: string(),
        cardNumber: string(),
        cardName: string(),
        cardExpiry: string(),
        cardCode: string(),
      }),
      fieldErrors((values: CheckoutValues) => cardProblems(card, values)),
    ),
    // What has become of the hold is said above the form, which is still to be sent.
    submit: async (values) => (hold?.status === 'held' ? book(hold, values) : ''),
  });
  const bookedFor = useFormClient(form, () => start);
  useCheckoutDraft({ item: hold?.propertyId ?? '', client: bookedFor.client }, form);
  return { form, bookedFor };

  async function book(currentHold: ResortHold, values: CheckoutValues): Promise<string | undefined> {
    const response = await run(bookCall(currentHold.reference, values, { clientId: liveClient.now()?.id, proposalId }));
    if (!response.ok && response.error.kind === 'cancelled') return '';
    const latestHold = (response.ok ? readHold(response.value) : undefined) ?? (await fetchHold(currentHold));
    if (latestHold?.status === 'booked') {
      form.set(NO_CARD);
      forgetDraft();
      const { reference, stay } = latestHold;
      events.publish('booking.confirmed', { reference, product: 'resort', price: stay?.total ?? null }, { keep: true });
    }
    if (latestHold !== null && latestHold !== undefined && latestHold.status !== 'held') {
      setValue(latestHold);
      return latestHold.status === 'booked' ? undefined : '';
    }
    if (response.ok || response.error.kind !== 'refused') return t('checkout.unknown');
    const { error } = response;
    const isShort = error.status === NOT_ENOUGH_CREDIT && isFromCredit(values[PAYMENT_METHOD_FIELD]);
    return isShort ? t('kit:checkout.creditRefused') : failureText(error);
  }
}
