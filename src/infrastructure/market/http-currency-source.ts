import type { CurrencySource } from '../../application/market/currency-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseEnabledCurrencies } from './enabled-currencies-wire.ts';

/** Asks the platform which currencies are enabled. */
export function httpCurrencySource(http: HttpClient): CurrencySource {
  return {
    enabled: (signal) => parsed(http.get('/api/admin/country/enableCurrencies', {}, signal), parseEnabledCurrencies),
  };
}
