import { useTranslation } from 'react-i18next';
import { NO_CARD, useCardRules } from '../../kit/booking/payment-card.ts';
import { useFailureText } from '../../kit/data/use-failure-text.ts';
import { useMutation } from '../../kit/data/use-mutation.ts';
import { type FormState, useForm } from '../../kit/forms/use-form.ts';
import { useRules } from '../../kit/forms/use-rules.ts';
import { useLive } from '../../kit/use-live.ts';
import { useRemote } from '../../kit/use-remote.ts';
import type { CheckoutValues } from './checkout-values.ts';
import type { Hold } from './hold.ts';
import { bookCall } from './hold-calls.ts';
import { readHold } from './hold-wire.ts';

interface Needs {
  readonly hold: Hold | null;
  /** How a hold stands by the service; `undefined` where it can't say. */
  readonly look: (hold: Hold) => Promise<Hold | null | undefined>;
  /** Hears how the hold stands after an attempt. */
  readonly put: (hold: Hold) => void;
}

/** Who books and who pays. Whatever becomes of an attempt, the service says how the hold stands. */
export function useCheckoutForm({ hold, look, put }: Needs): FormState<CheckoutValues> {
  const { t } = useTranslation('resort');
  const { required, email, phone } = useRules();
  const card = useCardRules();
  const { profile } = useLive(useRemote().session);
  const failureText = useFailureText();
  const { run } = useMutation();
  const known = profile === null || profile.isTravelAgent ? null : profile;

  const form = useForm<CheckoutValues>({
    values: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      email: known?.email ?? '',
      phone: '',
      note: '',
      ...NO_CARD,
    },
    rules: { firstName: required, lastName: required, email, phone, ...card },
    submit: (values) => (hold?.status === 'held' ? book(hold, values) : undefined),
  });
  return form;

  async function book(held: Hold, values: CheckoutValues): Promise<string | undefined> {
    const answer = await run(bookCall(held.reference, values));
    if (!answer.ok && answer.error.kind === 'cancelled') return undefined;
    const told = (answer.ok ? readHold(answer.value) : undefined) ?? (await look(held));
    if (told?.status === 'booked') form.set(NO_CARD);
    if (told !== null && told !== undefined && told.status !== 'held') {
      put(told);
      return undefined;
    }
    return answer.ok || answer.error.kind !== 'refused' ? t('checkout.unknown') : failureText(answer.error);
  }
}
