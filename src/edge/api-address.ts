import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { Host } from './host.ts';
import type { PageConfiguration } from './page-configuration.ts';

/** Where the edge itself calls the API for a site. */
export interface ApiAddress {
  /** Before `/api`, without a slash at its end. */
  readonly base: string;
  /** The `Host` that calls carry, if it is not that of the address. */
  readonly host?: string;
  /** As browsers call it; left out if that is the same. */
  readonly publicBase?: string;
}

/** Stands for the host of the site in `LIVERY_API_ORIGIN_TEMPLATE`. */
const HOST_PLACEHOLDER = '{host}';

/**
 * The API's address for the edge itself; `undefined` if there is none.
 *
 * If the API is under each agency's own host, it is called only at hosts that the policies name, on the usual port: a
 * request can name any host, and must not choose which one we call. An internal address is called for every host, which
 * it gets as `Host`.
 *
 * @param template `LIVERY_API_ORIGIN_TEMPLATE`; by default, the site's own scheme and host
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
  /** `LIVERY_API_ORIGIN_TEMPLATE`; by default, the site's own scheme and host. */
  readonly template?: string | undefined;
  /** Whether the sandbox is in this process, at each site's own origin. */
  readonly isEmbedded: boolean;
}

/** Where the edge calls the services for a site; `undefined` if it must not. */
export interface ServiceAddresses {
  api(host: Host): ApiAddress | undefined;
  /** If it is a path on each site's own origin, it is where the API is that each site has. */
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
      const own = apiAddressFor(host, { ...configuration, apiUrl: '' }, template);
      return own && { ...own, base: `${own.base}${resortUrl}` };
    },
  };
}
