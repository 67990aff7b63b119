import type { PlatformSource } from '../../application/agency/platform-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseCountryCodes, parseEnabledCountries, parsePaymentGateway } from './platform-wire.ts';

/** Reads the lists that remote modules need from the platform. */
export function httpPlatformSource(http: HttpClient): PlatformSource {
  return {
    paymentGateway: (signal) => parsed(http.get('/api/getCurrentPaymentGateway', {}, signal), parsePaymentGateway),
    countryCodes: (signal) => parsed(http.get('/api/code', {}, signal), parseCountryCodes),
    enabledCountries: (signal) => parsed(http.get('/api/admin/country/enable', {}, signal), parseEnabledCountries),
  };
}
