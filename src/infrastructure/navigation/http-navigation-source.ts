import type { NavigationSource } from '../../application/navigation/navigation-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseNavigations } from './navigations-wire.ts';

/** Asks the platform for the agency's side navigation. */
export function httpNavigationSource(http: HttpClient): NavigationSource {
  return {
    async read(signal) {
      const answer = await http.get('/api/agency/navigations', {}, signal);
      return answer.ok ? parseNavigations(answer.value) : answer;
    },
  };
}
