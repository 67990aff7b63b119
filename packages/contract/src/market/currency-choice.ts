import type { CurrencyCode } from './money.ts';

/** A currency, and which of its countries the traveller picked it for (ISO 3166-1 alpha-2; rules 9.6). */
export interface CurrencyChoice {
  readonly currency: CurrencyCode;
  readonly country: string;
}

/** The default where address, device and agency name none (rules 9.5). */
export const DEFAULT_CURRENCY: CurrencyChoice = { currency: 'USD', country: 'US' };

/** What the partner agency's site starts with (rules §9). */
export const PARTNER_CURRENCY: CurrencyChoice = { currency: 'MXN', country: 'MX' };

/** Deals carry no currency: requests and responses are in US dollars (rules 7.11 and 5.3). */
export const DEAL_CURRENCY = 'USD';
