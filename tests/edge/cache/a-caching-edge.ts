import type { Edge } from '../../../src/edge/create-edge.ts';
import { agencyFinder } from '../../../src/edge/find-agency.ts';
import { httpAgencySource } from '../../../src/infrastructure/agency/http-agency-source.ts';
import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { visitorClient } from '../../../src/infrastructure/http/visitor-client.ts';
import { type Api, aRenderingEdge } from '../a-rendering-edge.ts';

/** An edge with both caches, put together as its program does. */
export function aCachingEdge(root: string, api: Api): { readonly edge: Edge; close(): Promise<void> } {
  const cache = bentoResponseCache();
  const axios = { adapter: 'fetch', env: { fetch: async (...call) => api(new Request(...call)) } } satisfies Parameters<
    typeof visitorClient
  >[0]['axios'];
  const sessionId = '00000000-0000-4000-8000-000000000000';
  const findAgency = agencyFinder({
    deadline: 15_000,
    readAgency: ({ origin }, requestCache) =>
      httpAgencySource(
        visitorClient({ tenant: origin, api: { base: origin }, axios, cache: requestCache, sessionId }),
      ).read(new AbortController().signal),
  });
  return { edge: aRenderingEdge({ root, findAgency }, api, cache), close: () => cache.close() };
}
