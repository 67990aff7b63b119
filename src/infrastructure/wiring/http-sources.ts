import type { AxiosInstance } from 'axios';
import type { Sources } from '../../application/adapters.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import { callerBadge } from '../http/caller-badge.ts';
import type { HttpClient } from '../http/http-client.ts';
import { openHttpClient } from '../http/open-http-client.ts';
import { tokenOrigins } from '../http/token-origins.ts';
import type { Service } from '../recorded/recorded-call.ts';
import { platformSources } from './platform-sources.ts';

interface Needs {
  readonly axios: AxiosInstance;
  readonly configuration: Pick<Configuration, 'apiUrl' | 'resortUrl'>;
  /** The page that asks, on whose origin a relative address lies. */
  readonly page: string;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** Stands before each service's client; left out, nobody does. */
  readonly listen?: ((http: HttpClient, service: Service) => HttpClient) | undefined;
}

/** The adapters that ask the platform over HTTP: the same in the browser and on the command line. */
export function httpSources({ configuration, page, ids, listen = (http) => http, ...needs }: Needs): Sources {
  const { apiUrl, resortUrl } = configuration;
  const badge = callerBadge();
  const mayCarryToken = tokenOrigins([apiUrl, resortUrl], page);
  const shared = { ...needs, caller: badge.caller, mayCarryToken, random: Math.random };
  return platformSources({
    badge,
    api: listen(openHttpClient({ ...shared, base: apiUrl }), 'api'),
    resort: listen(openHttpClient({ ...shared, base: resortUrl, correlation: ids }), 'resort'),
  });
}
