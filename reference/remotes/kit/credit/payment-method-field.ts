/** The name of the value that says how it is paid. It begins as those of a card do: a draft doesn't keep it. */
export const PAYMENT_METHOD_FIELD = 'cardOrCredit';

export const CARD_PAYMENT = 'card';

export const isFromCredit = (paidFrom: string | undefined): boolean => paidFrom === 'credit';

/** The status of a booking that the credit is no longer enough for. */
export const NOT_ENOUGH_CREDIT = 402;
