import type { AgencySource } from '../../application/agency/agency-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseAgencyAnswer } from './agency-answer-wire.ts';

/** Asks the platform, which knows the agency by the `Origin` or `Host` of the request. */
export function httpAgencySource(http: HttpClient): AgencySource {
  return {
    async read(signal) {
      const answer = await http.get('/api/agency', {}, signal);
      return answer.ok ? parseAgencyAnswer(answer.value) : answer;
    },
  };
}
