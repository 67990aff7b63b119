import { type ApiAddress, apiAddressFor } from './api-address.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { Site } from './site.ts';

type Configured = Pick<PageConfiguration, 'apiUrl' | 'resortUrl' | 'policies'>;

interface Options {
  /** `LIVERY_API_ORIGIN_TEMPLATE`; left out, the site's own scheme and host. */
  readonly template?: string | undefined;
  /** Whether the sandbox is in this process, at each site's own origin. */
  readonly isEmbedded: boolean;
}

/** Where the edge calls the services for a site; `undefined` where it must not. */
export interface ServiceAddresses {
  api(site: Site): ApiAddress | undefined;
  /** Where it is a path on each site's own origin, it is where the API is that each site has. */
  resort(site: Site): ApiAddress | undefined;
}

export function serviceAddresses(configuration: Configured, { template, isEmbedded }: Options): ServiceAddresses {
  const { resortUrl } = configuration;
  if (isEmbedded) {
    return { api: ({ origin }) => ({ base: origin }), resort: ({ origin }) => ({ base: `${origin}${resortUrl}` }) };
  }
  return {
    api: (site) => apiAddressFor(site, configuration, template),
    resort(site) {
      if (/^https?:/.test(resortUrl)) return { base: resortUrl };
      const own = apiAddressFor(site, { ...configuration, apiUrl: '' }, template);
      return own && { ...own, base: `${own.base}${resortUrl}` };
    },
  };
}
