import type { PlatformSource } from '../../application/agency/platform-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parsePaymentGateway } from './payment-gateway-wire.ts';
import { parseCountryCodes, parseEnabledCountries } from './platform-answers-wire.ts';

/** Asks the platform for the lists that remote modules are handed. */
export function httpPlatformSource(http: HttpClient): PlatformSource {
  return {
    async paymentGateway(signal) {
      const answer = await http.get('/api/getCurrentPaymentGateway', {}, signal);
      return answer.ok ? parsePaymentGateway(answer.value) : answer;
    },
    async countryCodes(signal) {
      const answer = await http.get('/api/code', {}, signal);
      return answer.ok ? parseCountryCodes(answer.value) : answer;
    },
    async enabledCountries(signal) {
      const answer = await http.get('/api/admin/country/enable', {}, signal);
      return answer.ok ? parseEnabledCountries(answer.value) : answer;
    },
  };
}
