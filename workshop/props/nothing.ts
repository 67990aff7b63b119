/** Hears of what somebody did to a specimen. */
export const nothing = (): void => undefined;
