import type { NavigationSource } from '../../application/navigation/navigation-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseNavigations } from './navigations-wire.ts';

/** Asks the platform for the agency's side navigation. */
export function httpNavigationSource(http: HttpClient): NavigationSource {
  return {
    read: (signal) => parsed(http.get('/api/agency/navigations', {}, signal), parseNavigations),
  };
}
