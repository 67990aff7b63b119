import { partOf } from '../lazy.tsx';

/** The choice of how to pay, which agents with credit have. */
export const paymentChoice = partOf('credit/payment-choice', () => import('./payment-choice.tsx'));

/** What was paid from a credit. */
export const paidFromCredit = partOf('credit/paid-from-credit', () => import('./paid-from-credit.tsx'));
