import type { Agency } from '@livery/contract/agency/agency';
import { err, ok } from '@livery/contract/shared/result';
import { createEdge, type Edge } from '../../src/edge/create-edge.ts';
import type { Host } from '../../src/edge/host.ts';
import { parsePolicyBook } from '../../src/infrastructure/agency/policy-book-wire.ts';
import { NO_RESPONSE_CACHE } from '../../src/infrastructure/cache/no-response-cache.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { storedValues } from '../../src/infrastructure/storage/stored-values.ts';
import { INDEX } from './a-built-shell.ts';

type EdgeDependencies = Parameters<typeof createEdge>[0];

/** The agency of a host; `null` if it has none, `undefined` if that can't be found out. */
export type FindAgency = (host: Host) => Promise<Agency | null | undefined>;

export type EdgeOptions = Pick<EdgeDependencies, 'root'> &
  Partial<EdgeDependencies> & { readonly findAgency?: FindAgency };

export const CONFIGURATION = { environment: 'qa', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies: {} };

/** A replacement of the sandbox, which responds with the path of the request. */
export const SANDBOX = { fetch: (request: Request) => new Response(`sandbox: ${new URL(request.url).pathname}`) };

/** Options of a request for a page, as a browser sends it. */
export const OPENING_REQUEST = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

/** An edge that finds no agency for any host and renders no page, unless the test says otherwise. */
export function anEdge({ findAgency = async () => null, ...options }: EdgeOptions): Edge {
  const read = async (host: Host) => {
    const agency = await findAgency(host);
    return agency === undefined ? err('down') : ok(agency);
  };
  return createEdge({
    html: INDEX,
    configuration: CONFIGURATION,
    agencies: { read, cached: async () => err('none') },
    readPolicies: parsePolicyBook,
    openShell() {
      throw new Error('This edge renders no page.');
    },
    deadline: 400,
    manifest: {},
    onError: () => undefined,
    onTenantMismatch: ({ requested, found }) => {
      throw new Error(`A response for ${found} was about to be sent to ${requested}.`);
    },
    cache: NO_RESPONSE_CACHE,
    storedIn: (cookies) => storedValues({ cookies, localStorage: memoryStorage(), sessionStorage: memoryStorage() }),
    ...options,
  });
}
