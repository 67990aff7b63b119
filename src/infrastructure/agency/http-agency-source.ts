import { ok } from '@livery/contract/shared/result';
import type { AgencySource } from '../../application/agency/agency-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseAgencyResponse } from './agency-wire.ts';

/**
 * Reads the agency from the platform, which finds it by the `Origin` or `Host` of the request. An unknown host has no
 * agency.
 * @rule 4.1, 7.7
 */
export function httpAgencySource(http: HttpClient): AgencySource {
  return {
    async read(signal) {
      const response = await http.get('/api/agency', {}, signal);
      if (response.ok) return parseAgencyResponse(response.value);
      return response.error.kind === 'refused' && response.error.status === 404 ? ok(null) : response;
    },
  };
}
