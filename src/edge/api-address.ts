import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { Host } from './host.ts';
import type { PageConfiguration } from './page-configuration.ts';

/** The address at which the edge calls the API for a site. */
export interface ApiAddress {
  /** Before `/api`, without a slash at its end. */
  readonly base: string;
  /** The `Host` header of calls, if it differs from the address's host. */
  readonly host?: string;
  /** The base that browsers use; left out if it is the same. */
  readonly publicBase?: string;
}

/** Placeholder for the site's host in `LIVERY_API_ORIGIN_TEMPLATE`. */
const HOST_PLACEHOLDER = '{host}';

/**
 * The address at which the edge calls the API; `undefined` if there is none.
 *
 * If the API is under each agency's own host, it is only called at hosts that the policies name, on the default port: a
 * request can name any host, and must not decide which one the edge calls. An internal address is called for every
 * host, with that host as `Host`.
 *
 * @param template `LIVERY_API_ORIGIN_TEMPLATE`; by default, the site's scheme and host
 */
export function apiAddressFor(
  { hostname, isSecure, host }: Host,
  { apiUrl, policies }: Pick<PageConfiguration, 'apiUrl' | 'policies'>,
  template = `${isSecure ? 'https' : 'http'}://${HOST_PLACEHOLDER}`,
): ApiAddress | undefined {
  if (apiUrl !== '') return { base: apiUrl };
  if (!template.includes(HOST_PLACEHOLDER)) return { base: template, host, publicBase: '' };
  const isNamed = Object.keys(policies).some((entry) => canonicalHost(entry) === canonicalHost(hostname));
  return isNamed ? { base: template.replace(HOST_PLACEHOLDER, hostname), publicBase: '' } : undefined;
}

type ConfiguredAddresses = Pick<PageConfiguration, 'apiUrl' | 'resortUrl' | 'policies'>;

interface ServiceAddressOptions {
  /** `LIVERY_API_ORIGIN_TEMPLATE`; by default, the site's scheme and host. */
  readonly template?: string | undefined;
  /** Whether the sandbox runs in this process, at each site's origin. */
  readonly isEmbedded: boolean;
}

/** The addresses at which the edge calls the services for a site; `undefined` if it must not call them. */
export interface ServiceAddresses {
  api(host: Host): ApiAddress | undefined;
  /** If it is configured as a path on each site's origin, it is at the site's API. */
  resort(host: Host): ApiAddress | undefined;
}

export function serviceAddresses(
  configuration: ConfiguredAddresses,
  { template, isEmbedded }: ServiceAddressOptions,
): ServiceAddresses {
  const { resortUrl } = configuration;
  if (isEmbedded) {
    return { api: ({ tenant }) => ({ base: tenant }), resort: ({ tenant }) => ({ base: `${tenant}${resortUrl}` }) };
  }
  return {
    api: (host) => apiAddressFor(host, configuration, template),
    resort(host) {
      if (/^https?:/.test(resortUrl)) return { base: resortUrl };
      const ownApiAddress = apiAddressFor(host, { ...configuration, apiUrl: '' }, template);
      return ownApiAddress && { ...ownApiAddress, base: `${ownApiAddress.base}${resortUrl}` };
    },
  };
}
