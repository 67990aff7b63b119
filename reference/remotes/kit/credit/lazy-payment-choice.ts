import { partOf } from '../lazy.tsx';

/** The choice of how to pay, which agents with credit have. */
export const paymentChoice = partOf('credit/payment-choice', () => import('./payment-choice.tsx'));
