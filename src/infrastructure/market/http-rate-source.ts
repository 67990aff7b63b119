import type { RateSource } from '../../application/market/rate-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseRatesAnswer } from './rates-wire.ts';

/** Asks the platform for the day's rates. */
export function httpRateSource(http: HttpClient): RateSource {
  return {
    async read(signal) {
      const answer = await http.get('/api/multi-currency/exchange', {}, signal);
      return answer.ok ? parseRatesAnswer(answer.value) : answer;
    },
  };
}
