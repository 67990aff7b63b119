import type { NavigationSource } from '../../application/navigation/navigation-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseNavigations } from './navigations-wire.ts';

/** Reads the agency's side navigation from the platform. */
export function httpNavigationSource(http: HttpClient): NavigationSource {
  return {
    read: (signal) => parsed(http.get('/api/agency/navigations', {}, signal), parseNavigations),
  };
}
