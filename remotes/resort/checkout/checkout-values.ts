/** What is filled in at the checkout. */
export type CheckoutValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly cardNumber: string;
  readonly cardName: string;
  readonly cardExpiry: string;
  readonly cardCode: string;
};

/** What nobody needs once it is booked. */
export const NO_CARD = { cardNumber: '', cardName: '', cardExpiry: '', cardCode: '' };
