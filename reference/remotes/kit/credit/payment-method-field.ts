/** The name of the field with the payment method. It begins like those of a card, so that drafts don't store it. */
export const PAYMENT_METHOD_FIELD = 'cardOrCredit';

export const CARD_PAYMENT = 'card';

export const isFromCredit = (paidFrom: string | undefined): boolean => paidFrom === 'credit';

/** The response status of a booking that the credit no longer covers. */
export const NOT_ENOUGH_CREDIT = 402;
