import { namedLoader } from '../lazy.tsx';

/** The choice of the payment method, for agents with credit. */
export const loadPaymentChoice = namedLoader('credit/payment-choice', () => import('./payment-choice.tsx'));

/** The amount paid from a credit. */
export const loadPaidFromCredit = namedLoader('credit/paid-from-credit', () => import('./paid-from-credit.tsx'));
