import { parseLanguages } from '@livery/contract/wire/languages-wire';
import { parseRatesResponse } from '@livery/contract/wire/rates-wire';
import type { CurrencySource } from '../../application/market/currency-source.port.ts';
import type { LanguageSource } from '../../application/market/language-source.port.ts';
import type { RateSource } from '../../application/market/rate-source.port.ts';
import { type HttpClient, parseBody, parseNothing } from '../http/http-client.ts';
import { parseEnabledCurrencies } from './enabled-currencies-wire.ts';

/** Reads the agency's languages from the platform, and saves a user's language there. @rule 7.7 */
export function httpLanguageSource(http: HttpClient): LanguageSource {
  return {
    enabled: (signal) => parseBody(http.get('/api/agency/languages', {}, signal), parseLanguages),
    remember: (language, signal) =>
      parseBody(http.get(`/api/user/changeLanguage/${language}`, {}, signal), parseNothing),
  };
}

/** Reads the enabled currencies from the platform. @rule 7.7 */
export function httpCurrencySource(http: HttpClient): CurrencySource {
  return {
    enabled: (signal) => parseBody(http.get('/api/admin/country/enableCurrencies', {}, signal), parseEnabledCurrencies),
  };
}

/** Reads the day's rates from the platform. @rule 7.7 */
export function httpRateSource(http: HttpClient): RateSource {
  return {
    read: (signal) => parseBody(http.get('/api/multi-currency/exchange', {}, signal), parseRatesResponse),
  };
}
