import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';
import { vi } from 'vitest';
import type { RequestContext } from '../../../src/application/session/request-interceptor.port.ts';
import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { cachedClient, type SharedContext } from '../../../src/infrastructure/http/cached-client.ts';
import type { HttpClient, ModuleRequest, QueryParameters } from '../../../src/infrastructure/http/http-client.ts';
import { aTenant } from '../data/some-tenants.ts';
import { CONTEXT } from './an-http-client.ts';

type Response = Result<unknown, CallFailure>;

export const [AURORA, BOREAL] = [aTenant('https://aurora.example'), aTenant('https://boreal.example')];
const VISITOR: RequestContext = { ...CONTEXT, token: undefined };

/** A client whose responses contain the request. */
export function anEchoingClient(origin: string, context?: SharedContext) {
  const respond = async (method: string, path: string, query: QueryParameters) =>
    ok({ origin, method, path, query, context });
  return {
    get: vi.fn(
      (path: string, query: QueryParameters, _: AbortSignal): Promise<Response> => respond('GET', path, query),
    ),
    post: vi.fn((path: string, query: QueryParameters): Promise<Response> => respond('POST', path, query)),
    put: vi.fn((path: string, query: QueryParameters): Promise<Response> => respond('PUT', path, query)),
    send: vi.fn(({ method, path, query }: ModuleRequest): Promise<Response> => respond(method, path, query)),
  };
}

/** An edge with one cache, and the clients of its requests. */
export function anEdge() {
  const cache = bentoResponseCache();
  const sharedClient = vi.fn((tenant: string, context: SharedContext): HttpClient => anEchoingClient(tenant, context));
  const aRequest = (tenant = AURORA, context: Partial<RequestContext> = {}) => {
    const http = anEchoingClient('own');
    const openShared = (knownSharedContext: SharedContext) => sharedClient(tenant, knownSharedContext);
    return {
      http,
      client: cachedClient({ http, openShared, cache, tenant, context: () => ({ ...VISITOR, ...context }) }),
    };
  };
  return { cache, shared: sharedClient, aRequest };
}
