import 'reflect-metadata/lite';
import { readFileSync } from 'node:fs';
import { createSandbox } from '@livery/sandbox/app';
import { agencyOfHost } from '@livery/sandbox/world/agencies/agency-of-host';
import policies from '@livery/sandbox/world/policies.json' with { type: 'json' };
import type { ResponseCache } from '../../../src/application/shared/response-cache.port.ts';
import type { createEdge, Edge } from '../../../src/edge/create-edge.ts';
import { parseAgencyResponse } from '../../../src/infrastructure/agency/agency-wire.ts';
import { NO_RESPONSE_CACHE } from '../../../src/infrastructure/cache/no-response-cache.ts';
import { parseConfiguration } from '../../../src/infrastructure/configuration/configuration-wire.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { edgeAdapters } from '../../../src/infrastructure/wiring/edge-adapters.ts';
import { anEdge, CONFIGURATION, type EdgeOptions } from '../../../tests/edge/an-edge.ts';

type EdgeDependencies = Parameters<typeof createEdge>[0];

export type ApiResponder = (request: Request) => Response | Promise<Response>;

/** The page's HTML before the build. */
const HTML = readFileSync('index.html', 'utf8');

/** Reports nothing: these tests don't check reports. */
const SILENT_CONSOLE = { warn: () => undefined, error: () => undefined };

/** An edge that renders the pages of the sandbox's agencies; by default, its API is a separate sandbox. */
export function aRenderingEdge(
  options: EdgeOptions,
  api: ApiResponder = createSandbox().fetch,
  cache: ResponseCache = NO_RESPONSE_CACHE,
): Edge {
  const configuration = { ...CONFIGURATION, policies };
  return anEdge({
    html: HTML,
    configuration,
    async findAgency({ hostname }) {
      const agencyResponse = parseAgencyResponse({ agency: agencyOfHost(hostname) });
      return agencyResponse.ok ? agencyResponse.value : undefined;
    },
    // Much more than a test needs, so that pending responses arrive.
    deadline: 15_000,
    openShell: (...call) => openShellWith(api, ...call),
    cache,
    ...options,
  });
}

/** Opens the shell of a request with a separate sandbox. */
export function openSandboxShell(...call: Parameters<EdgeDependencies['openShell']>) {
  return openShellWith(createSandbox().fetch, ...call);
}

/** Opens the shell of a request as the edge's program does. */
function openShellWith(api: ApiResponder, ...[site]: Parameters<EdgeDependencies['openShell']>) {
  const now = Temporal.Now.instant();
  const { adapters, ...made } = edgeAdapters({
    request: { ...site, url: site.url.href, now },
    configuration: { ...parseConfiguration(site.page.configuration).configuration, policies: site.policyBook },
    api: { base: site.tenant },
    resort: { base: `${site.tenant}/resort-api` },
    axios: { adapter: 'fetch', env: { fetch: async (...call) => api(new Request(...call)) } },
    cache: site.cache,
    sessionId: '00000000-0000-4000-8000-000000000000',
    reporter: SILENT_CONSOLE,
  });
  return { shell: createShell(adapters), tenant: site.tenant, now: now.toString(), ...made };
}
