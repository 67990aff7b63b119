import type { CurrencyCode } from './money.ts';

/** A currency, and which of its countries the traveller picked it for (ISO 3166-1 alpha-2; readings 2). */
export interface CurrencyChoice {
  readonly currency: CurrencyCode;
  readonly country: string;
}

/** Shown when neither the address, the device nor the agency says otherwise (specification §9; readings 1). */
export const DEFAULT_CURRENCY: CurrencyChoice = { currency: 'USD', country: 'US' };

/** What the partner agency's site starts with (specification §9). */
export const PARTNER_CURRENCY: CurrencyChoice = { currency: 'MXN', country: 'MX' };

/** Deals carry no currency: they are asked for, and answered, in US dollars (readings 5 and 30). */
export const DEAL_CURRENCY = 'USD';
