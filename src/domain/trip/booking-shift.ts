/** Days by which the default date moves out when same-day booking is disallowed (specification §9; readings 6). */
export const PRODUCT_SHIFT_DAYS = { hotel: 3, activity: 3, car: 2 } as const;
