import type { CurrencyCode } from './money.ts';

/** A currency, and the country for which the traveller picked it (ISO 3166-1 alpha-2; rules 9.6). @rule 9.5 */
export interface CurrencyChoice {
  readonly currency: CurrencyCode;
  readonly country: string;
}

/** The default if the address, the device and the agency name none. @rule 9.5 */
export const DEFAULT_CURRENCY: CurrencyChoice = { currency: 'USD', country: 'US' };

/** The first currency of the partner agency's site (rules §9). @rule 6.8, 9.5 */
export const PARTNER_CURRENCY: CurrencyChoice = { currency: 'MXN', country: 'MX' };

/** Deals carry no currency: requests and responses are in US dollars. @rule 5.3, 7.11 */
export const DEAL_CURRENCY = 'USD';
