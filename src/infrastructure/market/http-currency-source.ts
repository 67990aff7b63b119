import type { CurrencySource } from '../../application/market/currency-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseEnabledCurrencies } from './enabled-currencies-wire.ts';

/** Asks the platform which currencies are enabled. */
export function httpCurrencySource(http: HttpClient): CurrencySource {
  return {
    async enabled(signal) {
      const answer = await http.get('/api/admin/country/enableCurrencies', {}, signal);
      return answer.ok ? parseEnabledCurrencies(answer.value) : answer;
    },
  };
}
