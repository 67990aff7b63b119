import { loader } from '../lazy.tsx';

/** The choice of the payment method, for agents with credit. */
export const loadPaymentChoice = loader('credit/payment-choice', () => import('./payment-choice.tsx'));

/** The amount paid from a credit. */
export const loadPaidFromCredit = loader('credit/paid-from-credit', () => import('./paid-from-credit.tsx'));
