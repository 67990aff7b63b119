import type { CreateAxiosDefaults } from 'axios';
import { NO_RESPONSE_CACHE } from '../../../src/infrastructure/cache/no-response-cache.ts';
import { type EdgeRequest, edgeAdapters } from '../../../src/infrastructure/wiring/edge-adapters.ts';
import { aTenant } from '../data/some-tenants.ts';

const REQUEST: EdgeRequest = {
  tenant: aTenant('http://aurora.localhost'),
  currency: '',
  url: 'http://aurora.localhost/',
  cookies: [],
  signedIn: false,
  preferredLanguages: [],
  now: Temporal.Instant.from('2026-11-21T20:30:00Z'),
  timeZone: 'UTC',
};

/** The adapters of one request at the edge, which calls the API at an address. */
export function anEdgeSet(
  api: string,
  request: Partial<EdgeRequest> = {},
  axios: CreateAxiosDefaults = { adapter: 'http', proxy: false },
  remotes: Pick<Parameters<typeof edgeAdapters>[0], 'resort' | 'remoteCallLimit' | 'onCallEnd'> = {},
) {
  return edgeAdapters({
    request: { ...REQUEST, ...request },
    configuration: {
      environment: 'local',
      apiUrl: api,
      resortUrl: api,
      contentUrl: '/remotes',
      policies: { everybody: {}, entries: new Map() },
    },
    api: { base: api },
    axios,
    cache: NO_RESPONSE_CACHE,
    sessionId: 'session-of-the-edge',
    reporter: { warn: () => undefined, error: () => undefined },
    ...remotes,
  });
}
