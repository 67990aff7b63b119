import type { Hono } from 'hono';
import { createEdge } from '../../src/edge/create-edge.ts';
import { parsePolicyBook } from '../../src/infrastructure/agency/policy-book-wire.ts';
import { INDEX } from './a-built-shell.ts';

type Needs = Parameters<typeof createEdge>[0];

export const CONFIGURATION = { environment: 'qa', apiUrl: '', resortUrl: '', contentUrl: '/remotes', policies: {} };

/** Stands for the sandbox: it responds with the path of the request. */
export const SANDBOX = { fetch: (request: Request) => new Response(`sandbox: ${new URL(request.url).pathname}`) };

/** How a browser requests a page. */
export const OPENING = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

/** An edge that finds no agency for any host, unless the test sets another. */
export function anEdge(needs: Pick<Needs, 'root'> & Partial<Needs>): Hono {
  const found = { html: INDEX, configuration: CONFIGURATION, findAgency: async () => null };
  return createEdge({ ...found, readPolicies: parsePolicyBook, ...needs });
}
