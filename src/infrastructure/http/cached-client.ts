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

/** The parts of a request's context that a shared response may depend on. */
export type SharedContext = Pick<RequestContext, 'language' | 'timeZone' | 'authOptional'>;

interface CachedClientDependencies {
  /** Makes the request's calls that aren't shared. */
  readonly http: HttpClient;
  /**
   * A client for shared calls: it sends the given context, but no person's token, cookie or session id. It has to
   * outlive the request, because others may wait for a call that this one began. It calls `onPrivate` for responses
   * that the API forbids to share.
   */
  readonly openShared: (context: SharedContext, onPrivate: () => void) => HttpClient;
  readonly cache: Pick<ResponseCache, 'read'>;
  readonly tenant: Tenant;
  /** The request's context, by the path of a call. */
  readonly context: (call: string) => RequestContext;
}

const AGENCY_CALL = '/api/agency';

/** The calls whose responses visitors share, if they have no token. */
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
 * The same client, but shared responses come from a cache.
 *
 * A shared call only sends data that is part of its key: tenant, path, query, language, whether it may be made without
 * a token, and for deals the time zone. Calls with a token, and all other calls, bypass the cache. Aborting ends the
 * wait of one request; the call goes on for the others. If the agency can't be loaded in a language, the response is
 * one in another language, if that is cached.
 */
export function cachedClient({ http, openShared, cache, tenant, context }: CachedClientDependencies): HttpClient {
  return {
    ...http,
    get(path, query, signal) {
      const kind = SHARED_CALLS.get(path);
      const { token, language, timeZone, authOptional } = context(path);
      if (kind === undefined || token !== undefined) return http.get(path, query, signal);
      const sharedContext: SharedContext = { language, authOptional, timeZone: kind === 'deals' ? timeZone : 'UTC' };
      const key = responseKey(tenant, { path, query, ...sharedContext });
      const load = async (): Promise<LoadedResponse> => {
        let isPrivate = false;
        const client = openShared(sharedContext, () => {
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
 * The agency's response in any cached language, English first; `undefined` if none is cached. No call is made.
 *
 * @param language the language in which it can't be loaded
 */
export async function cachedAgency(
  cache: Pick<ResponseCache, 'read'>,
  tenant: Tenant,
  language: LanguageCode,
): Promise<LoadedResponse | undefined> {
  for (const otherLanguage of LANGUAGES.filter((code) => code !== language)) {
    const agencyRequest = {
      path: AGENCY_CALL,
      query: {},
      language: otherLanguage,
      authOptional: false,
      timeZone: 'UTC',
    };
    const response = await cache.read(responseKey(tenant, agencyRequest), loadNothing, 'agency');
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

/** Only reads the cache, without a call. */
const loadNothing = async () => err({ kind: 'cancelled' } as const);

/** Whether the API didn't respond, or failed. */
function isOutage(response: LoadedResponse): boolean {
  if (response.ok || response.error.kind === 'cancelled') return false;
  return response.error.kind !== 'refused' || response.error.status >= 500;
}

/** The parameters as sent, sorted. */
function queryParts(query: QueryParameters): readonly (readonly [name: string, value: string])[] {
  return Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
