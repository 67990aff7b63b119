import type { AxiosResponseHeaders, CreateAxiosDefaults } from 'axios';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import type { ResponseCache } from '../../application/shared/response-cache.port.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { systemClock } from '../platform/system-clock.ts';
import { cachedClient } from './cached-client.ts';
import { createHttpClient } from './create-http-client.ts';
import type { HttpClient } from './http-client.ts';
import { AXIOS_DEFAULTS, loadAxios } from './load-axios.ts';
import { type EndedCall, observedClient } from './observed-client.ts';
import { sharedSeconds } from './shared-seconds.ts';
import { withoutDataPictures } from './without-data-pictures.ts';

export interface VisitorClientOptions {
  /** The site by which the API finds the agency. */
  readonly tenant: Tenant;
  /** The address before `/api`, and the `Host` of calls and the address for browsers if they differ from it. */
  readonly api: { readonly base: string; readonly host?: string; readonly publicBase?: string };
  readonly axios: CreateAxiosDefaults;
  readonly cache: Pick<ResponseCache, 'read'>;
  /** The id of the request for which calls are made, for the API's log. */
  readonly requestId?: string | undefined;
  readonly onCallEnd?: ((call: EndedCall) => void) | undefined;
  /** How long a call may take, including its retry, in milliseconds; by default, 20 s. */
  readonly callLimit?: number | undefined;
  /** The session id of the edge. */
  readonly sessionId: string;
  /** The rest of the request context. */
  readonly context: (call: string) => Omit<RequestContext, 'token' | 'sessionId'>;
  /** Makes an id for each call, if the service requires one. */
  readonly correlation?: IdSource | undefined;
  /** Called with the seconds for which visitors may share a good response that isn't cached here. */
  readonly onSharedSeconds?: ((seconds: number) => void) | undefined;
}

/**
 * Within the time that a page waits, so that it knows whether the API can be reached. The browser retries for longer.
 */
const RETRY_DELAYS_MS = [100];

/** In bytes; reading more would keep the process from other pages. Larger responses are left to the browser. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** The edge's client for calling a site's API: as a visitor, even if a user is signed in, and through the cache. */
export function visitorClient(options: VisitorClientOptions): HttpClient {
  const {
    tenant,
    api,
    axios,
    cache,
    sessionId,
    requestId,
    onCallEnd = () => undefined,
    callLimit,
    context,
    correlation,
    onSharedSeconds = () => undefined,
  } = options;
  const headers = {
    Origin: tenant,
    ...(api.host === undefined ? {} : { Host: api.host }),
    ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
  };
  const axiosOfSite = (ownDefaults: CreateAxiosDefaults = {}) =>
    loadAxios({ ...AXIOS_DEFAULTS, ...EDGE_AXIOS_DEFAULTS, ...axios, ...ownDefaults, headers });
  const visitor = (call: string): RequestContext => ({ ...context(call), sessionId, token: undefined });
  const open = (read: (call: string) => RequestContext, ownDefaults?: CreateAxiosDefaults) =>
    observedClient(
      createHttpClient({
        loadAxios: axiosOfSite(ownDefaults),
        base: api.base,
        publicBase: api.publicBase,
        context: read,
        mayCarryToken: () => false,
        clock: systemClock(),
        random: Math.random,
        ...(correlation === undefined ? {} : { correlation }),
        retryDelays: RETRY_DELAYS_MS,
        limit: callLimit,
      }),
      onCallEnd,
    );
  const openShared = (knownRequestContext: Omit<RequestContext, 'token' | 'sessionId'>, onPrivate: () => void) =>
    open(() => ({ ...knownRequestContext, sessionId, token: undefined }), {
      transformResponse(body: unknown, headers, status = 0) {
        if (isGoodStatus(status) && isPrivate(headers)) onPrivate();
        return transformBody(body);
      },
    });
  const ownDefaults: CreateAxiosDefaults = {
    transformResponse(body: unknown, headers, status = 0) {
      if (isGoodStatus(status)) onSharedSeconds(sharedSeconds(headers));
      return transformBody(body);
    },
  };
  return cachedClient({ http: open(visitor, ownDefaults), openShared, cache, tenant, context: visitor });
}

const transformBody = (body: unknown) => (typeof body === 'string' ? withoutDataPictures(body) : body);
const EDGE_AXIOS_DEFAULTS: CreateAxiosDefaults = {
  maxContentLength: MAX_RESPONSE_BYTES,
  transformResponse: transformBody,
};

const isGoodStatus = (status: number) => status >= 200 && status < 300;

/** Whether the API forbids sharing a good response. */
function isPrivate(headers: AxiosResponseHeaders): boolean {
  if (headers['set-cookie'] !== undefined) return true;
  return /(?:^|[\s,])(?:private|no-store)(?=$|[\s,;=])/i.test(String(headers['cache-control'] ?? ''));
}
