import { partOf } from '@livery/kit/lazy';

/** The choice of how to pay, which agents with credit have. */
export const paymentChoice = partOf('booking/payment-choice', () => import('./payment-choice.tsx'));
