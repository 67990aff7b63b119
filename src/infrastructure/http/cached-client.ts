import { LANGUAGES, type LanguageCode } from '@livery/contract/market/language';
import { err } from '@livery/contract/shared/result';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import { cacheKey } from '../../application/shared/cache-key.ts';
import { cancellableCall, firstResult } from '../../application/shared/cancellable-call.ts';
import type { LoadedResponse, ResponseCache } from '../../application/shared/response-cache.port.ts';
import type { ResponseKind } from '../../application/shared/response-lifetimes.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { DEAL_CALLS } from '../deals/http-deal-source.ts';
import type { HttpClient, QueryParameters } from './http-client.ts';

/** What of a request's context a shared response may depend on. */
export type SharedContext = Pick<RequestContext, 'language' | 'timeZone' | 'authOptional'>;

interface CachedClientDependencies {
  /** Makes the calls that are not shared, on behalf of the request. */
  readonly http: HttpClient;
  /**
   * A client for calls that are shared: it sends the given context and no token, no cookie and no session id of a
   * person. It has to outlive the request, for others may wait for the call that this one began. It notifies of
   * responses that the API forbids to share.
   */
  readonly openShared: (context: SharedContext, onPrivate: () => void) => HttpClient;
  readonly cache: Pick<ResponseCache, 'read'>;
  readonly tenant: Tenant;
  /** The request's own, by the path of a call. */
  readonly context: (call: string) => RequestContext;
}

const AGENCY_CALL = '/api/agency';

/** The calls whose responses are shared between visitors, if they carry no token. */
const SHARED_CALLS: ReadonlyMap<string, ResponseKind> = new Map<string, ResponseKind>([
  [AGENCY_CALL, 'agency'],
  ['/api/agency/languages', 'content'],
  ['/api/admin/country/enableCurrencies', 'content'],
  ['/api/multi-currency/exchange', 'content'],
  ['/api/agency/about-us', 'content'],
  ['/api/agency/faqs', 'content'],
  ...Object.values(DEAL_CALLS).map(({ path }) => [path, 'deals'] as const),
]);

/**
 * The same client, which takes what visitors share out of a cache.
 *
 * A shared call sends nothing but what its key names: tenant, path, query, language,
 * whether it may go without a token, and for deals the time zone. A call with a
 * token, and every other call, goes straight through. Aborting ends the wait of one
 * request; the call goes on for the others. While the agency can't be loaded in a language, it is given in another one
 * in which it is cached.
 */
export function cachedClient({ http, openShared, cache, tenant, context }: CachedClientDependencies): HttpClient {
  return {
    ...http,
    get(path, query, signal) {
      const kind = SHARED_CALLS.get(path);
      const { token, language, timeZone, authOptional } = context(path);
      if (kind === undefined || token !== undefined) return http.get(path, query, signal);
      const shared: SharedContext = { language, authOptional, timeZone: kind === 'deals' ? timeZone : 'UTC' };
      const key = responseKey(tenant, { path, query, ...shared });
      const load = async (): Promise<LoadedResponse> => {
        let isPrivate = false;
        const client = openShared(shared, () => {
          isPrivate = true;
        });
        const response = await client.get(path, query, new AbortController().signal);
        return isPrivate ? { ...response, isPrivate } : response;
      };
      const read = async (): Promise<LoadedResponse> => {
        const response = await cache.read(key, load, kind);
        if (kind !== 'agency' || !isOutage(response)) return response;
        return (await cachedAgency(cache, tenant, language)) ?? response;
      };
      return firstResult(cancellableCall(read), signal);
    },
  };
}

/**
 * The response about an agency in a language in which it is cached, English before others; `undefined` if it is in
 * none. No call is made.
 *
 * @param language in which it can't be had
 */
export async function cachedAgency(
  cache: Pick<ResponseCache, 'read'>,
  tenant: Tenant,
  language: LanguageCode,
): Promise<LoadedResponse | undefined> {
  for (const other of LANGUAGES.filter((code) => code !== language)) {
    const asked = { path: AGENCY_CALL, query: {}, language: other, authOptional: false, timeZone: 'UTC' };
    const response = await cache.read(responseKey(tenant, asked), loadNothing, 'agency');
    if (response.ok) return response;
  }
  return undefined;
}

function responseKey(
  tenant: Tenant,
  { path, query, ...of }: SharedContext & { readonly path: string; readonly query: QueryParameters },
) {
  return cacheKey(tenant, [path, queryParts(query), of.language, of.authOptional, of.timeZone]);
}

/** Leaves a cache as it is. */
const loadNothing = async () => err({ kind: 'cancelled' } as const);

/** Whether the API did not respond, or could not. */
function isOutage(response: LoadedResponse): boolean {
  if (response.ok || response.error.kind === 'cancelled') return false;
  return response.error.kind !== 'refused' || response.error.status >= 500;
}

/** The parameters as they are sent, in one order. */
function queryParts(query: QueryParameters): readonly (readonly [name: string, value: string])[] {
  return Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
