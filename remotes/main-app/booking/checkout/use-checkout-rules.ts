import { isCardCode, isCardNumber, isGoodIn } from '../../../kit/card.ts';
import { isEmail } from '../../../kit/is-email.ts';
import type { Rule } from '../../../kit/use-form.ts';
import { useToday } from '../../../kit/use-today.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { type CheckoutValues, firstNameOf, lastNameOf } from './checkout-values.ts';

type CheckoutRule = Rule<string, CheckoutValues>;

const PHONE = /^\+?[\d\s()./-]{5,24}$/;

/** @param travellers how many must be named, by what is filled in */
export function useCheckoutRules(
  most: number,
  travellers: (values: CheckoutValues) => number,
): Readonly<Record<string, CheckoutRule>> {
  const say = useVoice();
  const today = useToday();
  const named =
    (index: number, problem: string): CheckoutRule =>
    (value, values) =>
      index < travellers(values) && value.trim() === '' ? say(problem) : undefined;
  const kept =
    (keeps: (value: string) => boolean, problem: string): CheckoutRule =>
    (value) =>
      keeps(value) ? undefined : say(problem);
  const names = Array.from({ length: most }, (_, index) => [
    [firstNameOf(index), named(index, 'checkout.firstNameProblem')],
    [lastNameOf(index), named(index, 'checkout.lastNameProblem')],
  ]);
  return {
    ...Object.fromEntries(names.flat()),
    email: kept(isEmail, 'kit.form.email'),
    phone: kept((value) => PHONE.test(value.trim()), 'checkout.phoneProblem'),
    cardNumber: kept(isCardNumber, 'card.numberProblem'),
    cardName: kept((value) => value.trim() !== '', 'card.nameProblem'),
    cardExpiry: kept((value) => isGoodIn(value, today), 'card.expiryProblem'),
    cardCode: kept(isCardCode, 'card.codeProblem'),
  };
}
