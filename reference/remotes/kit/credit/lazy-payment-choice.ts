import { loader } from '../lazy.tsx';

/** The choice of how to pay, which agents with credit have. */
export const loadPaymentChoice = loader('credit/payment-choice', () => import('./payment-choice.tsx'));

/** What was paid from a credit. */
export const loadPaidFromCredit = loader('credit/paid-from-credit', () => import('./paid-from-credit.tsx'));
