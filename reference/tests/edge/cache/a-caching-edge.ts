import type { Edge } from '../../../../src/edge/create-edge.ts';
import type { Host } from '../../../../src/edge/host.ts';
import { edgeAgencies } from '../../../../src/infrastructure/agency/edge-agencies.ts';
import { bentoResponseCache } from '../../../../src/infrastructure/cache/bento-response-cache.ts';
import type { VisitorClientOptions } from '../../../../src/infrastructure/http/visitor-client.ts';
import type { EdgeOptions } from '../../../../tests/edge/an-edge.ts';
import { type ApiResponder, aRenderingEdge } from '../a-rendering-edge.ts';

/** An edge with both caches, composed as in its program. */
export function aCachingEdge(
  root: string,
  api: ApiResponder,
  options: Partial<EdgeOptions> = {},
): { readonly edge: Edge; close(): Promise<void> } {
  const cache = bentoResponseCache();
  const axios = {
    adapter: 'fetch',
    env: { fetch: async (...call) => api(new Request(...call)) },
  } satisfies VisitorClientOptions['axios'];
  const agencies = edgeAgencies({
    api: ({ tenant }: Host) => ({ base: tenant }),
    axios,
    sessionId: '00000000-0000-4000-8000-000000000000',
    observed: () => ({}),
  });
  return { edge: aRenderingEdge({ root, agencies, ...options }, api, cache), close: () => cache.close() };
}
