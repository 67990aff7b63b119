import type { CardField } from '../../kit/booking/payment-card.ts';

/** What is filled in at the checkout. */
export type CheckoutValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
} & Readonly<Record<CardField, string>>;
