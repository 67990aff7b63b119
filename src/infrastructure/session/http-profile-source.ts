import { ok } from '@livery/contract/shared/result';
import { parseProfileResponse } from '@livery/contract/wire/profile-wire';
import type { ProfileSource } from '../../application/session/profile-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { HttpInterceptor } from '../http/http-interceptor.ts';

const PROFILE_CALL = '/api/user/profile';
const AGENT_DATA_CALL = '/api/user/agent-data';

/**
 * Reads the profile of the token's user from the platform. Without a token no request is made, because its response
 * would be 401.
 *
 * Both calls are outside rules §7, where the profile comes from the
 * remote user store.
 *
 * @rule 6.1, 6.4
 */
export function httpProfileSource(http: HttpClient, { context }: Pick<HttpInterceptor, 'context'>): ProfileSource {
  return {
    async read(signal) {
      if (context(PROFILE_CALL).token === undefined) return ok(null);
      const response = await http.get(PROFILE_CALL, {}, signal);
      return response.ok ? parseProfileResponse(response.value) : response;
    },
    async loadAgentData(signal) {
      if (context(AGENT_DATA_CALL).token === undefined) return ok(undefined);
      const response = await http.get(AGENT_DATA_CALL, {}, signal);
      return response.ok ? ok(undefined) : response;
    },
  };
}
