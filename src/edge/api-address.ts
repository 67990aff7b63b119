import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { Site } from './site.ts';

/**
 * The API's address for the edge itself; `undefined` where there is none.
 *
 * Where the API is under each agency's own host, it is called only at hosts that the
 * policies name, on the usual port: a request can name any host, and must not
 * choose which one we call.
 */
export function apiAddressFor(
  { hostname, isSecure }: Site,
  { apiUrl, policies }: PageConfiguration,
): string | undefined {
  if (apiUrl !== '') return apiUrl;
  const isNamed = Object.keys(policies).some((entry) => canonicalHost(entry) === canonicalHost(hostname));
  return isNamed ? `${isSecure ? 'https' : 'http'}://${hostname}` : undefined;
}
