/** Deals carry no currency: they are asked for, and answered, in US dollars (readings 5 and 30). */
export const DEAL_CURRENCY = 'USD';
