import type { RateSource } from '../../application/market/rate-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseRatesAnswer } from './rates-wire.ts';

/** Asks the platform for the day's rates. */
export function httpRateSource(http: HttpClient): RateSource {
  return {
    read: (signal) => parsed(http.get('/api/multi-currency/exchange', {}, signal), parseRatesAnswer),
  };
}
