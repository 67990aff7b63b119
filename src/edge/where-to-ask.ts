import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { Site } from './site.ts';

/**
 * The API's address for the edge itself; `undefined` where there is none.
 *
 * An API that stands under each agency's own host is asked at hosts that the
 * policies name, on the usual port: anybody can send us a request for any host,
 * and must not choose by it whom we call.
 */
export function whereToAsk({ hostname, isSecure }: Site, { apiUrl, policies }: PageConfiguration): string | undefined {
  if (apiUrl !== '') return apiUrl;
  const isNamed = Object.keys(policies).some((entry) => canonicalHost(entry) === canonicalHost(hostname));
  return isNamed ? `${isSecure ? 'https' : 'http'}://${hostname}` : undefined;
}
