import { useTranslation } from 'react-i18next';
import { useCardRules } from '../../../kit/booking/payment-card.ts';
import type { Rule } from '../../../kit/forms/use-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { type CheckoutValues, firstNameOf, lastNameOf } from './checkout-values.ts';

type CheckoutRule = Rule<string, CheckoutValues>;

/** @param travellers how many must be named, by what is filled in */
export function useCheckoutRules(
  most: number,
  travellers: (values: CheckoutValues) => number,
): Readonly<Record<string, CheckoutRule>> {
  const { t } = useTranslation('booking');
  const { email, phone } = useRules();
  const card = useCardRules();
  const named =
    (index: number, problem: 'checkout.firstNameProblem' | 'checkout.lastNameProblem'): CheckoutRule =>
    (value, values) =>
      index < travellers(values) && value.trim() === '' ? t(problem) : undefined;
  const names = Array.from({ length: most }, (_, index) => [
    [firstNameOf(index), named(index, 'checkout.firstNameProblem')],
    [lastNameOf(index), named(index, 'checkout.lastNameProblem')],
  ]);
  return { ...Object.fromEntries(names.flat()), email, phone, ...card };
}
